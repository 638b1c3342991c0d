-- AlterTable
ALTER TABLE "Enquiry" ADD COLUMN "deliveryPlace" TEXT;
ALTER TABLE "Enquiry" ADD COLUMN "wantedOn" TEXT;

-- AlterTable
ALTER TABLE "EnquiryLine" ADD COLUMN "productId" TEXT REFERENCES "Product" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "EnquiryLine" ADD COLUMN "type" TEXT;

-- CreateIndex
CREATE INDEX "enquiry_line_product" ON "EnquiryLine"("productId");
