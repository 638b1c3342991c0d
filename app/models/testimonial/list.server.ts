import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { readerOf } from "~/models/row/list.server";
import { testimonialList } from "./list";
import { countTestimonials, rowColumns, type TestimonialRow } from "./read.server";

export const testimonialRows = readerOf<TestimonialRow>(testimonialList, {
  from: Prisma.sql`"Testimonial" t`,
  count: countTestimonials,
  read: (ids) => db.testimonial.findMany({ where: { id: { in: ids } }, select: rowColumns }),
});
