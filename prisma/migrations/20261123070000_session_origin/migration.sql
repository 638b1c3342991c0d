-- AlterTable
ALTER TABLE "Session" ADD COLUMN "address" TEXT;
ALTER TABLE "Session" ADD COLUMN "device" TEXT;

