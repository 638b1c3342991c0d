/** `home-screen`: Apple's phones show notifications only of sites that were put there. */
export type Ability = "able" | "insecure" | "home-screen" | "unable" | "denied";

export class Refused extends Error {}

const WORKER = "/push-worker.js";
/** The screens it is for: the public ones have nothing to do with it. */
const SCOPE = "/admin";

export function readAbility(): Ability {
  if (!window.isSecureContext) return "insecure";
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return isApplePhone() ? "home-screen" : "unable";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** An iPad says that it is a Mac, which has no touch screen. */
function isApplePhone() {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Asks the owner, and the browser for an address that messages can be sent to. Throws Refused when the owner says no. */
export async function subscribeHere(serverKey: string) {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new Refused(
      "The browser was not allowed to show notifications. Press the button to be asked again.",
    );
  }
  const registration = await navigator.serviceWorker.register(WORKER, {
    scope: SCOPE,
    updateViaCache: "none",
  });
  await untilActive(registration);
  // One that was made with other keys than the site's stands in the way of a new one.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: serverKey };
  const { endpoint = "", keys = {} } = (await registration.pushManager.subscribe(options)).toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** A browser subscribes only once its worker runs. */
function untilActive({ active, waiting, installing }: ServiceWorkerRegistration) {
  const worker = installing ?? waiting ?? active;
  if (!worker || worker.state === "activated") return;
  return new Promise<void>((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    });
  });
}
