import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { type ListQuery, ROWS_PER_PAGE } from "~/models/row/list-query";
import { inOrder, orderRows, type Table, type TableSource } from "~/models/row/order.server";
import type { Testimonial } from "./read.server";

export const testimonialSortColumns = ["name", "description"] as const;
export type TestimonialSortColumn = (typeof testimonialSortColumns)[number];

const source: TableSource<TestimonialSortColumn> = {
  from: Prisma.sql`"Testimonial" t`,
  searched: [Prisma.sql`t."fullName"`, Prisma.sql`t."designation"`, Prisma.sql`t."description"`],
  sorts: {
    name: Prisma.sql`t."fullName" COLLATE NOCASE`,
    description: Prisma.sql`t."description" COLLATE NOCASE`,
  },
};

/** The back office's list of testimonials: one page of `perPage` rows, or all that match when that is null. */
export async function tableTestimonials(
  query: ListQuery<TestimonialSortColumn>,
  perPage: number | null = ROWS_PER_PAGE,
): Promise<Table<Testimonial>> {
  const { ids, ...counts } = await orderRows(source, query, perPage);
  const [rows, total] = await Promise.all([
    db.testimonial.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        rating: true,
        description: true,
        fullName: true,
        designation: true,
        picture: true,
        sample: true,
      },
    }),
    db.testimonial.count(),
  ]);
  return { rows: inOrder(ids, rows), total, ...counts };
}
