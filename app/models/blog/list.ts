import { everywhere, type RowList } from "~/models/row/list";
import { cutCharacters } from "~/models/text/typed-text";

export type BlogRow = { id: string; title: string; category: string; tags: string; createdAt: Date };

/** Specification, section 9. */
const TITLE_CHARACTERS = 10;

export const blogList: RowList<BlogRow> = {
  kind: "blog",
  label: "Blog",
  title: "All Blog",
  path: "/adminallblog",
  file: "blogs",
  failure: "Failed to load blogs.",
  nameOf: (row) => row.title,
  editPath: "/editblog/",
  add: { href: "/addBlog", label: "Add Blog" },
  whenEmpty: "An article is on the site as soon as it is added.",
  columns: [
    {
      key: "title",
      label: "Title",
      short: (row) => cutCharacters(row.title, TITLE_CHARACTERS),
      shown: everywhere,
      sort: "text",
      searched: "title",
    },
    { key: "category", label: "Category", shown: everywhere, sort: "text", searched: "text" },
    { key: "tags", label: "Tags", shown: everywhere, sort: "text", searched: "tag" },
    { key: "createdAt", label: "Created At", shown: ["csv"] },
    { key: "id", label: "Id", shown: ["csv"] },
  ],
};

export const blogSuccess = {
  added: "Blog added successfully!",
  edited: "Blog edit successfully!",
  deleted: "Blog deleted successfully!",
};
