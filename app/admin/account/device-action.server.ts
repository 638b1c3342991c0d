import { refuse } from "~/admin/frame/typed-form.server";
import { forgetDevice, recallDevice, rememberDevice } from "~/http/device-cookie.server";
import { redirectWithFlash } from "~/http/flash.server";
import type { SignedIn } from "~/http/session.server";
import { addDevice, listDevices, removeDevice } from "~/models/push/device.server";
import { nameDevice } from "~/models/push/device-name";
import { DeviceForm } from "~/models/push/form";
import { putTestPush } from "~/models/push/outbox.server";
import { readPushKey, wakePushSender } from "~/models/push/sender.server";
import { logEvent } from "~/models/row/audit.server";
import { checkForm } from "~/models/row/result";
import { sayMoment } from "~/models/shop/day.server";

const PATH = "/adminpassword";
const GONE = "That device has already been removed.";

export async function showDevices(request: Request, adminId: string) {
  const [rows, own] = await Promise.all([listDevices(adminId), recallDevice(request)]);
  const now = new Date();
  const list = rows.map(({ id, name, error, sentAt, createdAt }) => ({
    id,
    name,
    error,
    current: id === own,
    since: sayMoment(createdAt, now),
    sent: sentAt && sayMoment(sentAt, now),
  }));
  /** Without a key the server cannot send any. */
  return { key: readPushKey(), list };
}

export type ShownDevices = Awaited<ReturnType<typeof showDevices>>;

/** `intent=add-device`, `test-device` and `remove-device`; null for another form of the screen. */
export async function respondToDeviceAction(request: Request, fields: URLSearchParams, session: SignedIn) {
  const intent = fields.get("intent");
  const id = fields.get("device") ?? "";
  if (intent === "add-device") return add(request, fields, session);
  if (intent === "test-device") return test(id, session);
  if (intent === "remove-device") return remove(request, id, session);
  return null;
}

async function add(request: Request, fields: URLSearchParams, { adminId }: SignedIn) {
  const form = checkForm(DeviceForm, fields);
  if (!form.ok) return refuse([], { device: Object.values(form.errors).flat() });
  const name = nameDevice(request.headers.get("User-Agent") ?? "");
  const added = await addDevice(adminId, form.value, name, await recallDevice(request));
  if (!added.ok) return refuse([], added.reason === "invalid" ? added.errors : {});
  await logEvent({ event: "device-added", admin: adminId, subject: added.value });
  const headers = new Headers({ "Set-Cookie": await rememberDevice(added.value) });
  const text = "This device will be notified of new enquiries.";
  return redirectWithFlash(PATH, { kind: "success", text }, headers);
}

async function test(id: string, { adminId }: SignedIn) {
  if (!(await putTestPush(adminId, id))) return gone();
  wakePushSender();
  const text = "A test notification is on its way. If it does not arrive, this screen says why.";
  return redirectWithFlash(PATH, { kind: "success", text });
}

async function remove(request: Request, id: string, { adminId }: SignedIn) {
  if (!(await removeDevice(adminId, id))) return gone();
  await logEvent({ event: "device-removed", admin: adminId, subject: id });
  const headers = new Headers();
  if ((await recallDevice(request)) === id) headers.set("Set-Cookie", await forgetDevice());
  const text = "The device is no longer notified of enquiries.";
  return redirectWithFlash(PATH, { kind: "success", text }, headers);
}

function gone() {
  return redirectWithFlash(PATH, { kind: "warning", text: GONE });
}
