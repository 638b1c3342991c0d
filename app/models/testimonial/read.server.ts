import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import type { RowRange } from "~/models/row/page-number";
import { newestFirstInPieces, type Piece } from "~/models/row/pieces.server";
import { remembered } from "~/models/row/remembered.server";
import { type TestimonialRow, testimonialColumns } from "./list";

const fullColumns = {
  ...testimonialColumns,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.TestimonialSelect;

export type FullTestimonial = Prisma.TestimonialGetPayload<{ select: typeof fullColumns }>;

const newestFirst: Prisma.TestimonialOrderByWithRelationInput[] = [{ createdAt: "desc" }, { id: "desc" }];

const PIECE = 200;

export function listTestimonials(limit: number): Promise<TestimonialRow[]> {
  return db.testimonial.findMany({
    select: testimonialColumns,
    orderBy: newestFirst,
    take: limit,
  });
}

export const countTestimonials = remembered(() => db.testimonial.count());

export function findTestimonial(id: string): Promise<FullTestimonial | null> {
  return db.testimonial.findUnique({ where: { id }, select: fullColumns });
}

export function listFullTestimonials(range: RowRange): Promise<FullTestimonial[]> {
  return db.testimonial.findMany({ select: fullColumns, orderBy: newestFirst, ...range });
}

export function listAllTestimonials(): AsyncGenerator<Piece<FullTestimonial>, void> {
  return newestFirstInPieces(PIECE, (where, take) =>
    db.testimonial.findMany({ where, select: fullColumns, orderBy: newestFirst, take }),
  );
}
