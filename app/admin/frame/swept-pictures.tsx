import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

export const SWEEP_INTENT = "sweep-pictures";

/** `orphans` is how many the owner agrees to; null where nothing is to be decided. */
export type SweptPicturesProps = { text: string; orphans: number | null };

export function SweptPictures({ text, orphans }: SweptPicturesProps) {
  return (
    <Notice tone="warn">
      <p>{text}</p>
      {orphans !== null && (
        <form method="post">
          <input type="hidden" name="intent" value={SWEEP_INTENT} />
          <input type="hidden" name="pictures" value={orphans} />
          <Button look="quiet" size="small">
            Move them to the trash
          </Button>
        </form>
      )}
    </Notice>
  );
}
