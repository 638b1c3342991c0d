// Shows notifications of enquiries and quotations in a browser whose owner has asked for them: no page and no file goes
// through it, and it keeps nothing.

addEventListener("install", () => {
  skipWaiting();
});

addEventListener("push", (event) => {
  event.waitUntil(show(read(event.data)));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** A browser that is sent something it cannot read must show something all the same. */
function read(data) {
  try {
    const { title, text, path, tag } = data.json();
    if (typeof title === "string" && /^\/[a-z]/.test(path)) return { title, text, path, tag };
  } catch {
    // Said below.
  }
  return { title: "New enquiry", text: "Open the inbox to read it.", path: "/adminenquiries", tag: "unread" };
}

function show({ title, text, path, tag }) {
  // Without `renotify` a later message of one quotation changes the words of the first without a sound.
  const icon = "/apple-touch-icon.png";
  return registration.showNotification(title, { body: text, tag, renotify: true, icon, data: { path } });
}

/** A window that shows it already comes to the front. Any other is left as it is: something may be typed in it. */
async function open(path) {
  const { href } = new URL(path, location.origin);
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : clients.openWindow(href));
}
