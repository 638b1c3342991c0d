-- CreateTable
CREATE TABLE "Quotation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "number" TEXT,
    "status" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "drafting" BOOLEAN NOT NULL DEFAULT true,
    "fields" TEXT NOT NULL,
    "customer" TEXT NOT NULL,
    "phone" TEXT,
    "phoneKey" TEXT,
    "email" TEXT,
    "total" REAL,
    "day" TEXT NOT NULL,
    "validUntil" TEXT,
    "asked" TEXT,
    "enquiryId" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Quotation_enquiryId_fkey" FOREIGN KEY ("enquiryId") REFERENCES "Enquiry" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "QuotationRevision" (
    "quotationId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "document" TEXT NOT NULL,
    "sentAt" DATETIME NOT NULL,

    PRIMARY KEY ("quotationId", "revision"),
    CONSTRAINT "QuotationRevision_quotationId_fkey" FOREIGN KEY ("quotationId") REFERENCES "Quotation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "QuotationEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "quotationId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "by" TEXT,
    "text" TEXT,
    "at" DATETIME NOT NULL,
    CONSTRAINT "QuotationEvent_quotationId_fkey" FOREIGN KEY ("quotationId") REFERENCES "Quotation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Mail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "enquiryId" TEXT,
    "quotationId" TEXT,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "replyTo" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "dueAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Mail_enquiryId_fkey" FOREIGN KEY ("enquiryId") REFERENCES "Enquiry" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Mail_quotationId_fkey" FOREIGN KEY ("quotationId") REFERENCES "Quotation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Mail" ("attempts", "createdAt", "dueAt", "enquiryId", "error", "id", "kind", "messageId", "recipient", "replyTo", "subject", "text") SELECT "attempts", "createdAt", "dueAt", "enquiryId", "error", "id", "kind", "messageId", "recipient", "replyTo", "subject", "text" FROM "Mail";
DROP TABLE "Mail";
ALTER TABLE "new_Mail" RENAME TO "Mail";
CREATE INDEX "mail_due" ON "Mail"("dueAt");
CREATE INDEX "mail_enquiry" ON "Mail"("enquiryId");
CREATE INDEX "mail_quotation" ON "Mail"("quotationId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "Quotation_number_key" ON "Quotation"("number");

-- CreateIndex
CREATE INDEX "quotation_newest" ON "Quotation"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "quotation_status_newest" ON "Quotation"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "quotation_enquiry" ON "Quotation"("enquiryId");

-- CreateIndex
CREATE INDEX "quotation_phone" ON "Quotation"("phoneKey");

-- CreateIndex
CREATE INDEX "quotation_sample" ON "Quotation"("sample");

-- CreateIndex
CREATE INDEX "quotation_revision_newest" ON "QuotationRevision"("sentAt" DESC);

-- CreateIndex
CREATE INDEX "quotation_event_of" ON "QuotationEvent"("quotationId", "at");

