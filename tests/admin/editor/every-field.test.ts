import { expect, it } from "vitest";
import { type createAdminFields, editUserFields } from "~/models/account/form";
import { blogFields } from "~/models/blog/form";
import { productFields } from "~/models/product/form";
import type { FieldTable } from "~/models/row/field";
import { testimonialFields } from "~/models/testimonial/form";
import { formOf } from "../../api/client";
import { borrowOffice } from "../../support/office";
import { pick } from "../../support/page";
import { fileOf, pngPicture } from "../../support/pictures";

const office = borrowOffice();
const { open, follow } = office;

/** Every field of a form, so that a new one is asked for here. */
type Filled<Fields extends FieldTable> = Record<keyof Fields, string>;

type Journey = {
  fields: FieldTable;
  add: string;
  edit: string;
  list: string;
  picture?: string;
  added: Record<string, string>;
  edited: Record<string, string>;
};

const product = {
  first: {
    ...{ name: "First name", type: "hotrolledsheet", brand: "First brand", thickness: "1, 2", width: "1000" },
    ...{ purchaseNow: "First card", deliveryDays: "1-2 days", number: "2015550101" },
  } satisfies Filled<typeof productFields>,
  second: {
    ...{ name: "Other name", type: "coldrolledcoil", brand: "Other brand", thickness: "3", width: "1250" },
    ...{ purchaseNow: "Other card", deliveryDays: "8-9 days", number: "2015550109" },
  } satisfies Filled<typeof productFields>,
};

const testimonial = {
  first: {
    ...{ fullName: "First author", designation: "First post", rating: "2", description: "First words" },
  } satisfies Filled<typeof testimonialFields>,
  second: {
    ...{ fullName: "Other author", designation: "Other post", rating: "5", description: "Other words" },
  } satisfies Filled<typeof testimonialFields>,
};

const blog = {
  first: { title: "First title", text: "<p>First text</p>", tags: "firsttag" } satisfies Filled<
    typeof blogFields
  >,
  second: { title: "Other title", text: "<p>Other text</p>", tags: "othertag" } satisfies Filled<
    typeof blogFields
  >,
};

const account = {
  first: {
    ...{ FullName: "First Person", email: "first@example.com", userName: "", password: "Steel-Sheet-1" },
  } satisfies Filled<typeof createAdminFields>,
  second: { FullName: "Other Person", userName: "other1", email: "other@gmail.com" } satisfies Filled<
    ReturnType<typeof editUserFields>
  >,
};

const journeys: Record<string, Journey> = {
  product: {
    ...{ fields: productFields, add: "/addproduct", edit: "/editproduct/", list: "/adminallproduct" },
    ...{ picture: "file", added: product.first, edited: product.second },
  },
  testimonial: {
    ...{ fields: testimonialFields, add: "/createtestimonial", edit: "/edittestimonial/" },
    ...{ list: "/adminTestimonialdetails", picture: "file" },
    ...{ added: testimonial.first, edited: testimonial.second },
  },
  blog: {
    ...{ fields: blogFields, add: "/addBlog", edit: "/editblog/", list: "/adminallblog" },
    ...{ picture: "banerImage", added: blog.first, edited: blog.second },
  },
  account: {
    ...{ fields: editUserFields(""), add: "/createadmin", edit: "/editUser/", list: "/adminalluser" },
    ...{ added: account.first, edited: account.second },
  },
};

async function post(path: string, fields: Record<string, string>, picture?: string) {
  const chosen = picture ? { [picture]: fileOf(await pngPicture()) } : {};
  return office.post(path, formOf({ ...fields, ...chosen }));
}

/** What stands in a form's field, as a browser would send it. */
function valueIn(html: string, name: string): string | undefined {
  const select = new RegExp(`<select[^>]*name="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(html)?.[1];
  if (select) return /<option value="([^"]*)" selected/.exec(select)?.[1];
  const area = new RegExp(`<textarea[^>]*name="${name}"[^>]*>([\\s\\S]*?)</textarea>`).exec(html)?.[1];
  if (area !== undefined) return area.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  const inputs = html.match(/<input[^>]*>/g)?.filter((tag) => tag.includes(`name="${name}"`)) ?? [];
  const input = inputs.length > 1 ? inputs.find((tag) => tag.includes("checked")) : inputs[0];
  return /value="([^"]*)"/.exec(input ?? "")?.[1];
}

async function valuesAt(path: string, names: string[]) {
  const { html } = await open(path);
  return Object.fromEntries(names.map((name) => [name, valueIn(html, name)]));
}

it.each(Object.entries(journeys))(
  "every field of the %s form comes back in its editor, on the conflict's page and after an undo",
  async (noun, { fields, add, edit, list, picture, added, edited }) => {
    const names = Object.keys(fields);
    expect((await post(add, added, picture)).status).toBe(302);
    const { html } = await open(list);
    const at = edit + pick(html, new RegExp(`href="${edit}([0-9a-f]{24})`));
    const typed = Object.fromEntries(names.filter((name) => added[name]).map((name) => [name, added[name]]));
    expect(await valuesAt(at, Object.keys(typed))).toEqual(typed);

    const version = pick((await open(at)).html, /name="version" value="(\d+)"/);
    expect((await post(at, { ...edited, version })).status).toBe(302);
    expect(await valuesAt(at, names)).toEqual(edited);

    const conflict = await post(at, { ...typed, userName: "first1", email: "first@gmail.com", version });
    expect(conflict.status).toBe(409);
    const shown = /<dl class="versions">([\s\S]*?)<\/dl>/.exec(conflict.html)?.[1] ?? "";
    for (const { label } of Object.values(fields)) expect(shown).toContain(`<dt>${label}</dt>`);
    expect(await valuesAt(at, names)).toEqual(edited);

    if (noun === "account") return;
    const deleted = await post(list, { intent: "delete", id: at.slice(edit.length) });
    expect((await (await follow(deleted)).undo()).status).toBe(302);
    expect(await valuesAt(at, names)).toEqual(edited);
  },
);
