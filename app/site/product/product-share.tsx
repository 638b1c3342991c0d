import { ButtonLink } from "~/ui/button";
import { PrintButton } from "~/ui/print-button";
import { ShareButtons } from "~/ui/share-buttons";

type ProductShareProps = { id: string; name: string; url: string };

export function ProductShare({ id, name, url }: ProductShareProps) {
  return (
    <div className="cluster close screen-only">
      <ButtonLink href={`/product/${id}/datasheet.pdf`} look="quiet" size="small" icon="download">
        PDF
      </ButtonLink>
      <PrintButton size="small" />
      <ShareButtons title={name} link={url} size="small" />
    </div>
  );
}
