-- AlterTable
ALTER TABLE "Quotation" ADD COLUMN "currency" TEXT;

-- What was sent says in which currency; a draft of before is in that of the settings.
UPDATE "Quotation" SET "currency" = (
    SELECT json_extract("document", '$.currency.code') FROM "QuotationRevision" r
    WHERE r."quotationId" = "Quotation"."id" AND r."revision" = "Quotation"."revision"
);
