import { CompanyForm } from "~/models/shop/form";

/** The settings of a company of which nothing is said. */
export const unset: Record<string, string> = Object.fromEntries(
  Object.keys(CompanyForm.shape).map((field) => [field, ""]),
);
