import { at, BROWSER, visit } from "./load.mjs";
import { note, round } from "./report.mjs";
import { admin } from "./serving.mjs";

const API = "/backend/api/admin";

/** What visitors feel while the back office works. */
export async function measureHeavy(site, { seconds }) {
  console.log("\nBeside heavy work");
  const token = await signIn(site);
  const busy = work(site, token);
  const waits = await visit(`${site.url}/allproduct`, { until: busy, pauseMs: 5, headers: BROWSER });
  await busy;
  note(
    "page from memory beside 14 pictures and 20 logins: p99",
    `${round(at(waits, 0.99), 1)} ms`,
    "≤ 20 ms",
    `${waits.length} asked`,
  );
  // A new session: an account has so many at once, and the logins above took their places.
  await measureWrites(site, await signIn(site), seconds);
}

/** Comes back as often as it is asked to. */
async function signIn(site) {
  for (;;) {
    const answer = await post(`${site.url}${API}/auth/adminLogin`, admin);
    const { data } = await answer.json();
    if (data?.token) return data.token;
    if (!answer.headers.has("retry-after")) throw new Error(`The login was answered ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get("retry-after")) * 1_000));
  }
}

function post(url, body, token) {
  const authorization = token ? { Authorization: `Bearer ${token}` } : {};
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...authorization },
    body: JSON.stringify(body),
  });
}

async function work(site, token) {
  const { default: sharp } = await import("sharp");
  const grain = {
    create: { width: 1200, height: 900, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 12 } },
  };
  const picture = await sharp(grain).blur(1).jpeg({ quality: 80 }).toBuffer();
  // More are sent than may wait: who is asked to come back does.
  const upload = async () => {
    const form = new FormData();
    const fields = { fullName: "A Buyer", designation: "Buyer", description: "Came on time.", rating: "5" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("file", new Blob([picture], { type: "image/jpeg" }), "a.jpg");
    for (;;) {
      const answer = await fetch(`${site.url}${API}/createTestimonial`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}` },
        body: form,
      });
      const seconds = Number(answer.headers.get("retry-after") ?? 0);
      if (!seconds) return answer;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  };
  const logins = Array.from({ length: 20 }, () => post(`${site.url}${API}/auth/adminLogin`, admin));
  const uploads = Array.from({ length: 14 }, upload);
  const answers = await Promise.all([...logins, ...uploads]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  const made = bodies.filter(({ testimonial }) => testimonial?.author.picture).length;
  if (made !== uploads.length) throw new Error(`${made} of ${uploads.length} pictures were taken`);
}

async function measureWrites(site, token, seconds) {
  const end = performance.now() + seconds * 1_000;
  let written = 0;
  const product = {
    name: "A sheet from the bench",
    type: "hotrolledsheet",
    brand: "Northmill",
    thickness: [2],
    width: [1250],
    purchaseNow: "Cut to length",
    deliveryDays: "3 days",
    number: "2015550100",
  };
  const writer = async () => {
    while (performance.now() < end) {
      const answer = await post(`${site.url}${API}/product/createProduct`, product, token);
      await answer.arrayBuffer();
      if (answer.status === 201) written += 1;
    }
  };
  const begun = performance.now();
  const writing = Promise.all(Array.from({ length: 64 }, writer));
  const reads = await visit(`${site.url}/allproduct`, { until: writing, pauseMs: 10, headers: BROWSER });
  await writing;
  const perSecond = written / ((performance.now() - begun) / 1_000);
  note(
    "products created by 64 writers",
    `${round(perSecond, 0)}/s`,
    "≥ 300/s",
    `a reader's p99 ${round(at(reads, 0.99), 0)} ms (≤ 100)`,
  );
  const { products } = await (await fetch(`${site.url}${API}/product/getAllProduct`)).json();
  const found = products.filter(({ name }) => name === product.name).length;
  if (found !== written) throw new Error(`${written} products were acknowledged, ${found} are there`);
}
