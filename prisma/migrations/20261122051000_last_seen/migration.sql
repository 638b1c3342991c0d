-- AlterTable
ALTER TABLE "Admin" ADD COLUMN "seenAt" DATETIME;
