import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";

const columns = {
  id: true,
  rating: true,
  description: true,
  fullName: true,
  designation: true,
  picture: true,
  sample: true,
} satisfies Prisma.TestimonialSelect;

/** What a customer said. `rating` is 1 to 5, halves allowed. */
export type Testimonial = Prisma.TestimonialGetPayload<{ select: typeof columns }>;

/** The newest testimonials, at most `limit`. */
export function listTestimonials(limit: number): Promise<Testimonial[]> {
  return db.testimonial.findMany({
    select: columns,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
}
