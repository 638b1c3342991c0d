import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { orderByNewest, readerOfWhole } from "~/models/row/pieces.server";
import { remembered } from "~/models/row/remembered.server";

export const rowColumns = {
  ...{ id: true, rating: true, description: true, fullName: true, designation: true, picture: true },
  sample: true,
} satisfies Prisma.TestimonialSelect;

export type TestimonialRow = Prisma.TestimonialGetPayload<{ select: typeof rowColumns }>;

const PIECE = 200;

export function listTestimonials(limit: number): Promise<TestimonialRow[]> {
  return db.testimonial.findMany({ select: rowColumns, orderBy: orderByNewest, take: limit });
}

export const countTestimonials = remembered(() => db.testimonial.count());

export const {
  find: findTestimonial,
  list: listFullTestimonials,
  all: listAllTestimonials,
} = readerOfWhole(PIECE, (asked) => db.testimonial.findMany({ ...asked, orderBy: orderByNewest }));

export type FullTestimonial = NonNullable<Awaited<ReturnType<typeof findTestimonial>>>;
