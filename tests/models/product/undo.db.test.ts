import { beforeAll, expect, it } from "vitest";
import { db } from "~/db.server";
import { recordEnquiry } from "~/models/enquiry/write.server";
import { weighLine } from "~/models/line/line";
import {
  deleteProduct,
  deleteProducts,
  restoreProduct,
  restoreProducts,
} from "~/models/product/write.server";
import { fillWithSample } from "../../support/database";

beforeAll(fillWithSample);

it("gives the sizes of enquiries their product back, and no other", async () => {
  const products = await db.product.findMany({ take: 2, orderBy: { id: "asc" } });
  const size = { form: "sheet", thickness: 2, width: 1250, pieces: 4 } as const;
  const lines = products.map(({ id, name }) =>
    weighLine({ ...size, productId: id, productName: name }, 2500),
  );
  const person = { name: "Asha Rao", phone: "9820012345", email: null, message: "", product: null };
  await recordEnquiry(person, lines, null);
  const linked = async () =>
    (await db.enquiryLine.findMany({ orderBy: { position: "asc" } })).map((line) => line.productId);
  const [first = "", second = ""] = products.map(({ id }) => id);

  const one = await deleteProduct(first);
  expect(await linked()).toEqual([null, second]);
  if (one.ok) await restoreProduct(one.value.undoId);
  expect(await linked()).toEqual([first, second]);

  const both = await deleteProducts([first, second]);
  // What somebody has chosen instead meanwhile stays.
  await db.enquiryLine.updateMany({ where: { position: 1 }, data: { productName: "Another" } });
  await restoreProducts(both.undoId);
  expect(await linked()).toEqual([first, null]);
});
