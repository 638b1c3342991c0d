import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { type ListQuery, ROWS_PER_PAGE } from "~/models/row/list-query";
import { everyRow, inOrder, orderRows, type Table, type TableSource } from "~/models/row/order.server";
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

/** The back office's list of testimonials: one page of `perPage` rows. */
export async function tableTestimonials(
  query: ListQuery<TestimonialSortColumn>,
  perPage = ROWS_PER_PAGE,
): Promise<Table<Testimonial>> {
  const { ids, ...counts } = await orderRows(source, query, perPage);
  const [rows, total] = await Promise.all([readRows(ids), db.testimonial.count()]);
  return { rows, total, ...counts };
}

/** Every testimonial that matches, in the list's order, in pieces. */
export function everyTestimonial(
  query: ListQuery<TestimonialSortColumn>,
): AsyncGenerator<Testimonial[], void> {
  return everyRow(source, query, readRows);
}

async function readRows(ids: string[]): Promise<Testimonial[]> {
  const rows = await db.testimonial.findMany({
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
  });
  return inOrder(ids, rows);
}
