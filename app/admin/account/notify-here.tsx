import { useSubmit } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Button } from "~/ui/button";
import { useTraffic } from "~/ui/frame/connection";
import { Notice } from "~/ui/notice";
import { type Ability, Refused, readAbility, subscribeHere } from "./subscription";

type NotifyHereProps = {
  serverKey: string;
  isTold: boolean;
};

const hindrances: Record<Exclude<Ability, "able">, string> = {
  insecure: "Browsers show notifications only from sites with https, and this one was opened without it.",
  "home-screen":
    "On an iPhone or iPad, put the site on the home screen first: tap Share, then “Add to Home Screen”, open it from there and come back to this screen.",
  unable: "This browser cannot show notifications from sites. A current Chrome, Edge, Firefox or Safari can.",
  denied:
    "This browser is set to block this site's notifications. Allow them in its settings for this site, then load this screen again.",
};

/** The browser asks its owner only after the button was pressed. */
export function NotifyHere({ serverKey, isTold }: NotifyHereProps) {
  const hydrated = useHydrated();
  const submit = useSubmit();
  const sending = useTraffic() === "sending";
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!hydrated) {
    return (
      <p className="soft">To be notified on this device, open this screen with JavaScript switched on.</p>
    );
  }
  const ability = readAbility();
  if (ability !== "able") return <Notice>{hindrances[ability]}</Notice>;
  if (isTold) return null;

  const ask = async () => {
    setAsking(true);
    setProblem(null);
    try {
      const subscription = await subscribeHere(serverKey);
      submit({ intent: "add-device", ...subscription }, { method: "post", action: "/adminpassword" });
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : `The browser could not do it: ${String(error)}`);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <p>
        <Button type="button" disabled={asking || sending} onClick={() => void ask()}>
          {asking || sending ? "Asking..." : "Notify me on this device"}
        </Button>
      </p>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  );
}
