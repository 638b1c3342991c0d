import { expect, test } from "vitest";
import { apiPaths, findCall } from "~/api/paths";
import routes from "~/routes";

test.each([
  ["/backend/api/admin/getAllBlog", { name: "getAllBlog", id: "" }],
  ["/BACKEND/API/Admin/getallblog/", { name: "getAllBlog", id: "" }],
  ["/backend/api/admin/getAll%42log", { name: "getAllBlog", id: "" }],
  ["/backend/api/admin%2FgetAllBlog", null],
  ["/backend/api/admin/getAll%2542log", null],
  ["/backend/api/admin/getBlogById/Ab%20C", { name: "getBlogById", id: "Ab C" }],
  ["/backend/api/admin/getBlogById/%zz", { name: "getBlogById", id: "%zz" }],
  ["/backend/api/admin/getBlogById", null],
  ["/backend/api/admin/getBlogById/a/b", null],
  ["/backend/api/admin/getAllBlog/x", null],
  ["/backend", null],
])("%s names %j", (path, call) => {
  expect(findCall(path)).toEqual(call);
});

test("every call has an address of its own, and the URL table leads whatever is below /backend to the calls", () => {
  const names = Object.keys(apiPaths);
  const found = Object.values(apiPaths).map((path) => findCall(path.replace(":id", "some-id"))?.name);
  expect(found).toEqual(names);
  expect(new Set(Object.values(apiPaths).map((path) => path.toLowerCase())).size).toBe(names.length);
  const paths = routes.flatMap(({ file, path }) => (file === "api/route.ts" ? [path] : []));
  expect(paths).toEqual(["backend/*"]);
});
