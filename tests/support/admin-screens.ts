/** The screens of the back office that list rows, and public ones with its sidebar. */
export const listScreens = [
  "/admindashboard",
  "/adminallproduct",
  "/adminallblog",
  "/adminTestimonialdetails",
  "/adminTestimonialcard",
  "/adminenquiries",
  "/adminquotations",
  "/adminproductmany?all=1",
  "/allProduct",
  "/allblogs",
];

/** All that have an address of their own. */
export const adminScreens = [
  ...listScreens,
  "/adminallproduct?q=coil&sort=name&dir=desc",
  "/adminallproduct?q=nothing-like-it",
  "/adminalluser",
  "/addproduct",
  "/addBlog",
  "/createtestimonial",
  "/createadmin",
  "/adminpassword",
  "/addenquiry",
  "/addquotation",
  "/adminquotations?status=draft&q=nothing-like-it",
  "/adminsettings",
  "/adminrates",
  "/admindemand",
  "/adminsettings?remove-sample=1",
  "/adminproductsheet",
  "/adminproductmany",
];
