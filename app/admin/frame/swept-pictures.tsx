import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { Notice } from "~/ui/notice";

export const SWEEP_INTENT = "sweep-pictures";

export type SweptPicturesProps = { text: string; orphans: number | null };

export function SweptPictures({ text, orphans }: SweptPicturesProps) {
  return (
    <Notice tone="warn">
      <p>{text}</p>
      {orphans !== null && (
        <form method="post">
          <HiddenFields fields={{ intent: SWEEP_INTENT, pictures: String(orphans) }} />
          <Button look="quiet" size="small">
            Move them to the trash
          </Button>
        </form>
      )}
    </Notice>
  );
}
