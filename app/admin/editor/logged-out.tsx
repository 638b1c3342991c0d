import { useEffect, useState } from "react";
import { areDraftsOpen, watchAccount } from "~/ui/draft-store";
import { Notice } from "~/ui/notice";

export function LoggedOutNotice({ account }: { account: string }) {
  const [out, setOut] = useState(false);
  useEffect(() => watchAccount(() => setOut(!areDraftsOpen(account))), [account]);
  if (!out) return null;
  return (
    <Notice tone="warn" title="You have logged out in another window">
      What is in this form is still here. Save it: you will be asked to log in, and it will be given back to
      you.
    </Notice>
  );
}
