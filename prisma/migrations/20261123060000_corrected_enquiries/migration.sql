-- AlterTable
ALTER TABLE "Enquiry" ADD COLUMN "formerly" TEXT;
