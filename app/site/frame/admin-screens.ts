/** Where an admin sees the back office's sidebar in the place of header, footer and phone widget. */
export const ADMIN_SCREENS =
  /^\/(allblogs|allproduct|(product|coilproduct|coldproductsheet|coldproductcoil|blog)\/[^/]+)\/?$/i;
