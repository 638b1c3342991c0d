-- AlterTable
ALTER TABLE "EnquiryLine" ADD COLUMN "grade" TEXT;

-- CreateTable
CREATE TABLE "Mail" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "enquiryId" TEXT NOT NULL,
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
    CONSTRAINT "Mail_enquiryId_fkey" FOREIGN KEY ("enquiryId") REFERENCES "Enquiry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "mail_due" ON "Mail"("dueAt");

-- CreateIndex
CREATE INDEX "mail_enquiry" ON "Mail"("enquiryId");
