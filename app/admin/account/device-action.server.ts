import { refuse, type Sent } from "~/admin/frame/typed-form.server";
import { deviceCookie } from "~/http/cookie/device.server";
import { redirectWithFlash } from "~/http/cookie/flash.server";
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
  const [rows, own] = await Promise.all([listDevices(adminId), deviceCookie.read(request)]);
  const now = new Date();
  const list = rows.map(({ id, name, error, dueAt, sentAt, createdAt }) => ({
    id,
    name,
    error,
    waits: dueAt !== null,
    current: id === own,
    since: sayMoment(createdAt, now),
    sent: sentAt && sayMoment(sentAt, now),
  }));
  /** Without a key the server cannot send any. */
  return { key: readPushKey(), list };
}

export type ShownDevices = Awaited<ReturnType<typeof showDevices>>;

/** By the intents of its forms. */
export const deviceAnswers = { "add-device": add, "test-device": test, "remove-device": remove };

async function add({ request, fields, session: { adminId } }: Sent) {
  const form = checkForm(DeviceForm, fields);
  if (!form.ok) return refuse([], { device: Object.values(form.errors).flat() });
  const name = nameDevice(request.headers.get("User-Agent") ?? "");
  const added = await addDevice(adminId, form.value, name, await deviceCookie.read(request));
  if (!added.ok) return refuse([], added.reason === "invalid" ? added.errors : {});
  await logEvent({ event: "device-added", admin: adminId, subject: added.value });
  const headers = new Headers({ "Set-Cookie": await deviceCookie.write(added.value) });
  const text = "This device will be notified of enquiries and quotations.";
  return redirectWithFlash(PATH, { kind: "success", text }, headers);
}

async function test({ fields, session: { adminId } }: Sent) {
  if (!(await putTestPush(adminId, idOf(fields)))) return gone();
  await logEvent({ event: "device-tested", admin: adminId, subject: idOf(fields) });
  wakePushSender();
  const text = "A test notification is on its way. If it does not arrive, this screen says why.";
  return redirectWithFlash(PATH, { kind: "success", text });
}

async function remove({ request, fields, session: { adminId } }: Sent) {
  const id = idOf(fields);
  if (!(await removeDevice(adminId, id))) return gone();
  await logEvent({ event: "device-removed", admin: adminId, subject: id });
  const headers = new Headers();
  if ((await deviceCookie.read(request)) === id) headers.set("Set-Cookie", await deviceCookie.forget());
  const text = "The device is no longer notified.";
  return redirectWithFlash(PATH, { kind: "success", text }, headers);
}

function idOf(fields: URLSearchParams) {
  return fields.get("device") ?? "";
}

function gone() {
  return redirectWithFlash(PATH, { kind: "warning", text: GONE });
}
