import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { countRows } from "~/models/row/count.server";
import { readerOf } from "~/models/row/list.server";
import { type TestimonialRow, testimonialColumns, testimonialList } from "./list";

export const { page: listTestimonialRows, all: streamTestimonialRows } = readerOf<TestimonialRow>(
  testimonialList,
  {
    from: Prisma.sql`"Testimonial" t`,
    count: () => countRows("testimonial"),
    read: (ids) => db.testimonial.findMany({ where: { id: { in: ids } }, select: testimonialColumns }),
  },
);
