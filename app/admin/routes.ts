import { layout, route } from "@remix-run/route-config";

/** Add and edit share one editor per noun. */
const editorRoutes = [
  route("addproduct", "admin/product-editor.tsx", { id: "add-product" }),
  route("editproduct/:id", "admin/product-editor.tsx", { id: "edit-product" }),
  route("addBlog", "admin/blog-editor.tsx", { id: "add-blog" }),
  route("editblog/:id", "admin/blog-editor.tsx", { id: "edit-blog" }),
  route("createtestimonial", "admin/testimonial-editor.tsx", { id: "add-testimonial" }),
  route("edittestimonial/:id", "admin/testimonial-editor.tsx", { id: "edit-testimonial" }),
];

/** The back office. Every loader and action among these guards itself. */
export const adminRoutes = [
  route("adminlogin", "admin/login.tsx"),
  route("logout", "admin/logout.ts"),

  layout("admin/layout.tsx", [
    route("admindashboard", "admin/dashboard.tsx"),
    route("adminpassword", "admin/password.tsx"),

    route("adminallproduct", "admin/product-table.tsx"),
    route("adminallblog", "admin/blog-table.tsx"),
    route("adminTestimonialdetails", "admin/testimonial-table.tsx"),
    route("adminTestimonialcard", "admin/testimonial-cards.tsx"),

    route("adminalluser", "admin/admin-list.tsx", { id: "admin-list" }),
    route("delete/:id", "admin/admin-list.tsx", { id: "admin-delete" }),
    route("createadmin", "admin/admin-editor.tsx", { id: "add-admin" }),
    route("editUser/:id", "admin/admin-editor.tsx", { id: "edit-admin" }),

    route("adminenquiries", "admin/enquiries.tsx"),

    ...editorRoutes,
  ]),

  route("adminallproduct.csv", "admin/product-csv.ts"),
  route("adminallblog.csv", "admin/blog-csv.ts"),
  route("adminTestimonialdetails.csv", "admin/testimonial-csv.ts"),
  route("adminalluser.csv", "admin/admin-csv.ts"),
  route("adminenquiries.csv", "admin/enquiry-csv.ts"),
];
