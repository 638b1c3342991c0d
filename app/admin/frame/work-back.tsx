import { Notice } from "~/ui/notice";

export function WorkBack() {
  return (
    <Notice tone="warn" title="Your work is back">
      Your session had ended before this was saved. Check it and save it now.
    </Notice>
  );
}
