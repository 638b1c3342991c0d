import { expect, test } from "vitest";
import { apiPaths, findCall } from "~/api/paths";
import routes from "~/routes";

test.each([
  ["/backend/api/admin/getAllBlog", { name: "getAllBlog", id: "" }],
  ["/BACKEND/API/Admin/getallblog/", { name: "getAllBlog", id: "" }],
  ["/backend/api/admin/getBlogById/Ab%20C", { name: "getBlogById", id: "Ab C" }],
  ["/backend/api/admin/getBlogById/%zz", { name: "getBlogById", id: "%zz" }],
  ["/backend/api/admin/getBlogById", null],
  ["/backend/api/admin/getBlogById/a/b", null],
  ["/backend/api/admin/getAllBlog/x", null],
  ["/backend", null],
])("%s names %j", (path, call) => {
  expect(findCall(path)).toEqual(call);
});

test("every call has its own address in the URL table, and whatever else is below /backend an answer", () => {
  const ids = routes.flatMap(({ file, id }) => (file === "api/route.ts" ? [id] : []));
  expect(ids).toEqual([
    ...Object.keys(apiPaths).map((name) => `api-${name}`),
    "api-unknown",
    "backend-unknown",
  ]);
  expect(new Set(Object.values(apiPaths).map((path) => path.toLowerCase())).size).toBe(ids.length - 2);
});
