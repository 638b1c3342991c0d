-- Quotations of the same mail address, regardless of case: Prisma's schema cannot say so.
CREATE INDEX "quotation_email" ON "Quotation"("email" COLLATE NOCASE) WHERE "email" IS NOT NULL;
