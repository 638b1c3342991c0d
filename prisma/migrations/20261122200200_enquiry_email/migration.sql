-- All enquiries of one mail address are found without reading the others, regardless of case.

CREATE INDEX "enquiry_email" ON "Enquiry" ("email" COLLATE NOCASE) WHERE "email" IS NOT NULL;
