import { decodePath } from "~/http/plain-path";

const admin = "/backend/api/admin";

/** Read by the endpoints and the document; `:id` stands for the id of a row. */
export const apiPaths = {
  adminLogin: `${admin}/auth/adminLogin`,
  getAllAdmin: `${admin}/auth/getAllAdmin`,
  getAdmin: `${admin}/auth/getAdmin/:id`,
  adminRegister: `${admin}/auth/adminRegister`,
  adminUpdate: `${admin}/auth/adminUpdate/:id`,
  adminDelete: `${admin}/auth/adminDelete/:id`,

  getAllProduct: `${admin}/product/getAllProduct`,
  getProduct: `${admin}/product/getProduct/:id`,
  createProduct: `${admin}/product/createProduct`,
  updateProduct: `${admin}/product/updateProduct/:id`,
  deleteProduct: `${admin}/product/deleteProduct/:id`,

  getAllBlog: `${admin}/getAllBlog`,
  getBlogById: `${admin}/getBlogById/:id`,
  createBlog: `${admin}/createBlog`,
  updateBlog: `${admin}/updateBlog/:id`,
  deleteBlog: `${admin}/deleteBlog/:id`,

  getAllTestimonial: `${admin}/getAllTestimonial`,
  getTestimonial: `${admin}/getTestimonial/:id`,
  createTestimonial: `${admin}/createTestimonial`,
  updateTestimonial: `${admin}/updateTestimonial/:id`,
  deleteTestimonial: `${admin}/deleteTestimonial/:id`,

  getAllQuotation: "/backend/api/quotations",
  getQuotation: "/backend/api/quotations/:id",

  openapi: "/backend/api/openapi.json",
} as const;

export type CallName = keyof typeof apiPaths;

export function findCall(pathname: string): { name: CallName; id: string } | null {
  const asked = pathname
    .split("/")
    .filter(Boolean)
    .map((part) => decodePath(part) ?? part);
  for (const [name, path] of Object.entries(apiPaths) as [CallName, string][]) {
    const parts = path.split("/").filter(Boolean);
    if (parts.length !== asked.length) continue;
    const fits = (part: string, index: number) =>
      part === ":id" || part.toLowerCase() === asked[index]?.toLowerCase();
    if (parts.every(fits)) return { name, id: parts.at(-1) === ":id" ? (asked.at(-1) ?? "") : "" };
  }
  return null;
}
