/** As links are written: none with a one-time id in a form, nothing of one visitor. */
const PAGES = [
  "/",
  "/hotRolled/sheet",
  "/hotRolled/coils",
  "/coldRolled/sheet",
  "/coldRolled/coils",
  "/product/:id",
  "/coilproduct/:id",
  "/coldproductsheet/:id",
  "/coldproductcoil/:id",
  "/allProduct",
  "/allproduct",
  "/compare",
  "/allblogs",
  "/blog/:id",
  "/mildStainless",
  "/about",
  "/privacy",
  "/hrsheets",
  "/hrcoils",
  "/crsheets",
  "/crcoils",
];

/** For the browser (Speculation Rules), until React has started: links on which a pointer rests or a finger lies. */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: PAGES }, eagerness: "moderate" }],
});
