import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { adminRoutes } from "./admin/routes";
import { apiRoutes } from "./api/routes";

/** Every URL of the product. Matching ignores case: /allProduct and /allproduct are one route. */
export default [
  // Public screens, inside the shared frame
  layout("site/layout.tsx", [
    index("site/home.tsx"),

    route("hotRolled/sheet", "site/category.tsx", { id: "category-hr-sheet" }),
    route("hotRolled/coils", "site/category.tsx", { id: "category-hr-coil" }),
    route("coldRolled/sheet", "site/category.tsx", { id: "category-cr-sheet" }),
    route("coldRolled/coils", "site/category.tsx", { id: "category-cr-coil" }),

    route("product/:id", "site/product.tsx", { id: "product-hr-sheet" }),
    route("coilproduct/:id", "site/product.tsx", { id: "product-hr-coil" }),
    route("coldproductsheet/:id", "site/product.tsx", { id: "product-cr-sheet" }),
    route("coldproductcoil/:id", "site/product.tsx", { id: "product-cr-coil" }),

    route("allproduct", "site/product-list.tsx"),
    route("allblogs", "site/blog-list.tsx"),
    route("blog/:id", "site/blog.tsx"),

    route("search", "site/search.tsx"),
    route("mildStainless", "site/mild-stainless.tsx"),
    route("about", "site/about.tsx"),
    route("contact", "site/contact.tsx"),
    route("enquiry", "site/enquiry.tsx"),
    route("privacy", "site/privacy.tsx"),

    route("hrsheets", "site/delivery.tsx", { id: "delivery-hr-sheet" }),
    route("hrcoils", "site/delivery.tsx", { id: "delivery-hr-coil" }),
    route("crsheets", "site/delivery.tsx", { id: "delivery-cr-sheet" }),
    route("crcoils", "site/delivery.tsx", { id: "delivery-cr-coil" }),

    route("*", "site/not-found.tsx"),
  ]),

  // The back office
  ...adminRoutes,

  // Files and feeds
  route("uploads/:file", "site/upload-file.ts"),
  route("robots.txt", "site/robots.ts"),
  route("sitemap.xml", "site/sitemap.ts"),
  route("feed.xml", "site/feed.ts", { id: "feed-atom" }),
  route("feed.json", "site/feed.ts", { id: "feed-json" }),

  // The JSON API
  ...apiRoutes,
] satisfies RouteConfig;
