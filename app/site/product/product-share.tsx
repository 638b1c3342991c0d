import { lazy, Suspense } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { ButtonLink } from "~/ui/button";

/** What only a running script can do comes with it; without a connection then, it is not missed. */
const ShareButtons = lazy<typeof import("./share-buttons").default>(() =>
  import("./share-buttons").catch(() => ({ default: () => <></> })),
);

type ProductShareProps = { id: string; name: string; url: string };

export function ProductShare({ id, name, url }: ProductShareProps) {
  const hydrated = useHydrated();
  return (
    <div className="cluster close screen-only">
      <ButtonLink href={`/product/${id}/datasheet.pdf`} look="quiet" size="small" icon="download">
        PDF
      </ButtonLink>
      {hydrated && (
        <Suspense fallback={null}>
          <ShareButtons name={name} url={url} />
        </Suspense>
      )}
    </div>
  );
}
