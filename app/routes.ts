import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** Matching ignores case: /allProduct and /allproduct are one route. */
export default [
  // Public screens, inside the shared frame
  layout("site/frame/layout.tsx", [
    index("site/home/home.tsx"),

    route("hotRolled/sheet", "site/product/category.tsx", { id: "category-hr-sheet" }),
    route("hotRolled/coils", "site/product/category.tsx", { id: "category-hr-coil" }),
    route("coldRolled/sheet", "site/product/category.tsx", { id: "category-cr-sheet" }),
    route("coldRolled/coils", "site/product/category.tsx", { id: "category-cr-coil" }),

    route("product/:id", "site/product/product.tsx", { id: "product-hr-sheet" }),
    route("coilproduct/:id", "site/product/product.tsx", { id: "product-hr-coil" }),
    route("coldproductsheet/:id", "site/product/product.tsx", { id: "product-cr-sheet" }),
    route("coldproductcoil/:id", "site/product/product.tsx", { id: "product-cr-coil" }),

    route("allproduct", "site/product/product-list.tsx"),
    route("compare", "site/product/compare.tsx"),
    route("allblogs", "site/blog/blog-list.tsx"),
    route("blog/:id", "site/blog/blog.tsx"),

    route("search", "site/search/search.tsx"),
    route("mildStainless", "site/written/mild-stainless.tsx"),
    route("about", "site/written/about.tsx"),
    route("contact", "site/enquiry/contact.tsx"),
    route("enquiry", "site/enquiry/enquiry.tsx"),
    route("enquiry/sent", "site/enquiry/sent.tsx"),
    route("privacy", "site/written/privacy.tsx"),

    route("hrsheets", "site/delivery/delivery.tsx", { id: "delivery-hr-sheet" }),
    route("hrcoils", "site/delivery/delivery.tsx", { id: "delivery-hr-coil" }),
    route("crsheets", "site/delivery/delivery.tsx", { id: "delivery-cr-sheet" }),
    route("crcoils", "site/delivery/delivery.tsx", { id: "delivery-cr-coil" }),

    route("*", "site/frame/not-found.tsx"),
  ]),

  // A document for its buyer: the address alone opens it
  route("quotation/:token", "site/quotation/quotation.tsx"),
  route("quotation/:token.pdf", "site/quotation/quotation-pdf.ts"),

  // The back office: every loader and action guards itself
  route("adminlogin", "admin/account/login.tsx"),
  route("logout", "admin/account/logout.tsx"),
  layout("admin/frame/layout.tsx", [
    route("admindashboard", "admin/frame/dashboard.tsx"),

    route("addproduct", "admin/product/editor.tsx", { id: "add-product" }),
    route("editproduct/:id", "admin/product/editor.tsx", { id: "edit-product" }),
    route("addBlog", "admin/blog/editor.tsx", { id: "add-blog" }),
    route("editblog/:id", "admin/blog/editor.tsx", { id: "edit-blog" }),
    route("adminallproduct", "admin/list/table.tsx", { id: "product-list" }),
    route("adminproductsheet", "admin/product/spreadsheet.tsx"),
    route("adminproductmany", "admin/product/many.tsx"),
    route("adminallblog", "admin/list/table.tsx", { id: "blog-list" }),

    route("createtestimonial", "admin/testimonial/editor.tsx", { id: "add-testimonial" }),
    route("edittestimonial/:id", "admin/testimonial/editor.tsx", { id: "edit-testimonial" }),
    route("adminTestimonialdetails", "admin/list/table.tsx", { id: "testimonial-list" }),
    route("adminTestimonialcard", "admin/testimonial/cards.tsx"),

    route("adminalluser", "admin/list/table.tsx", { id: "admin-list" }),
    route("delete/:id", "admin/list/table.tsx", { id: "admin-delete" }),
    route("createadmin", "admin/account/editor.tsx", { id: "add-admin" }),
    route("editUser/:id", "admin/account/editor.tsx", { id: "edit-admin" }),
    route("adminpassword", "admin/account/password.tsx"),

    route("adminenquiries", "admin/enquiry/inbox.tsx"),
    route("addenquiry", "admin/enquiry/new-enquiry.tsx"),
    route("editenquiry/:id", "admin/enquiry/editor.tsx"),
    route("adminquotations", "admin/quotation/quotations.tsx"),
    route("addquotation", "admin/quotation/editor.tsx", { id: "add-quotation" }),
    route("editquotation/:id", "admin/quotation/editor.tsx", { id: "edit-quotation" }),
    route("admincustomer/:id", "admin/quotation/customer.tsx"),
    route("admindemand", "admin/demand/demand.tsx"),
    route("adminrates", "admin/rate/rates.tsx"),
    route("adminsettings", "admin/settings/settings.tsx"),
  ]),
  route("adminallproduct.csv", "admin/list/csv.ts", { id: "product-file" }),
  route("adminproductsheet.csv", "admin/product/spreadsheet-csv.ts"),
  route("adminallblog.csv", "admin/list/csv.ts", { id: "blog-file" }),
  route("adminTestimonialdetails.csv", "admin/list/csv.ts", { id: "testimonial-file" }),
  route("adminalluser.csv", "admin/list/csv.ts", { id: "account-file" }),
  route("adminenquiries.csv", "admin/list/csv.ts", { id: "enquiry-file" }),
  route("adminrates.csv", "admin/rate/csv.ts"),
  route("adminquotations.csv", "admin/list/csv.ts", { id: "quotation-file" }),

  // Files and feeds
  route("search/suggest", "site/search/suggest.ts"),
  route("product/:id/datasheet.pdf", "site/product/datasheet-pdf.ts"),
  route("enquiry/list.pdf", "site/enquiry/list-pdf.ts"),
  route("uploads/:file", "site/feeds/upload-file.ts"),
  route("robots.txt", "site/feeds/robots.ts"),
  route("manifest.webmanifest", "site/feeds/manifest.ts", { id: "site-manifest" }),
  route("back-office.webmanifest", "site/feeds/manifest.ts", { id: "office-manifest" }),
  route(".well-known/security.txt", "site/feeds/security.ts"),
  route("sitemap.xml", "site/feeds/sitemap.ts"),
  route("feed.xml", "site/feeds/feed.ts", { id: "feed-atom" }),
  route("feed.json", "site/feeds/feed.ts", { id: "feed-json" }),

  // The JSON API (api/paths.ts) is one entry: Remix compiles the whole table for every request.
  route("backend/*", "api/route.ts"),
] satisfies RouteConfig;
