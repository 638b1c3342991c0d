import { formOf, openClient, picture } from "../api/client";
import { postForm } from "../support/page";
import { signInAt } from "../support/sign-in";
import { type Site, startSite } from "../support/site";
import { firstAdmin } from "../support/template";

/** A word that nothing in it allows to break. */
const word = (length: number) => "W".repeat(length);
const label = word(63);
const LONGEST_EMAIL = `${word(50)}@${label}.${label}.${label}.${word(6)}.com`.toLowerCase().slice(0, 254);

const tags = Array.from({ length: 20 }, (_, index) => `${word(18)}${index + 10}`);
const sizes = Array.from({ length: 50 }, (_, index) => 99_000 + index + 0.123456);

export type LimitIds = { product: string; blog: string; testimonial: string; admin: string; tag: string };

/** A site whose rows fill every field to its limit, with a word that has no place to break. */
export async function startSiteAtLimits(): Promise<{ site: Site; cookie: string; ids: LimitIds }> {
  const site = await startSite({
    sample: false,
    env: { COMPANY_NAME: word(60), COMPANY_EMAIL: LONGEST_EMAIL },
  });
  const client = openClient(site.url);
  await client.signIn(firstAdmin.email, firstAdmin.password);
  const write = async (path: string, sent: Parameters<typeof client.call>[2]) => {
    const answer = await client.call("POST", path, sent);
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.json;
  };
  const { product } = await write("/api/admin/product/createProduct", {
    json: {
      name: word(100),
      type: "hotrolledsheet",
      brand: word(60),
      thickness: sizes,
      width: sizes,
      purchaseNow: word(100),
      deliveryDays: word(40),
      number: "2015550100",
    },
  });
  const marked = ["p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre"].map(
    (tag) => `<${tag}>${word(600)}</${tag}>`,
  );
  const text = `${marked.join("")}<ul><li><p><strong>${word(600)}</strong><code>${word(300)}</code></p></li></ul>`;
  const article = async () =>
    write("/api/admin/createBlog", {
      form: formOf({
        content: JSON.stringify([{ type: word(49), text, items: tags }]),
        banerImage: await picture(),
        sideImage: await picture(),
      }),
    });
  await article();
  const { blog } = await article();
  const { testimonial } = await write("/api/admin/createTestimonial", {
    json: { fullName: word(100), designation: word(50), description: word(140), rating: "4.5" },
  });
  const { data } = await write("/api/admin/auth/adminRegister", {
    json: { FullName: word(100), email: LONGEST_EMAIL, password: "Steel-Tests-2" },
  });
  const enquiry = await postForm(`${site.url}/contact`, {
    name: word(100),
    phone: `+${"1 ".repeat(14)}1`,
    email: LONGEST_EMAIL,
    message: word(2000),
    product: product._id,
  });
  if (enquiry.status !== 302) throw new Error(`The enquiry was answered with ${enquiry.status}`);
  const cookie = await signInAt(site);
  const settings = await postForm(
    `${site.url}/adminsettings`,
    {
      ...{ city: word(80), mapUrl: `https://maps.example/${word(270)}`, hours: word(300), founded: "1907" },
      ...{ registrations: Array(6).fill(word(80)).join("\n"), replyTime: word(60), priceRule: word(200) },
      ...{ notSold: word(300), alsoSold: word(300) },
    },
    cookie,
  );
  if (settings.status !== 302) throw new Error(`The settings were answered with ${settings.status}`);
  const ids = { product: product._id, blog: blog._id, testimonial: testimonial._id, admin: data._id };
  return { site, cookie, ids: { ...ids, tag: tags[0] ?? "" } };
}
