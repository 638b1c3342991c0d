import { Notice } from "~/ui/notice";
import { PressForm } from "./press-form";

export const SWEEP_INTENT = "sweep-pictures";

type SweptPicturesProps = { text: string; orphans: number | null };

export function SweptPictures({ text, orphans }: SweptPicturesProps) {
  return (
    <Notice tone="warn">
      <p>{text}</p>
      {orphans !== null && (
        <PressForm fields={{ intent: SWEEP_INTENT, pictures: String(orphans) }} look="quiet" size="small">
          Move them to the trash
        </PressForm>
      )}
    </Notice>
  );
}
