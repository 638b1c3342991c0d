CREATE TABLE "Product" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "brand" TEXT,
    "purchaseNow" TEXT,
    "deliveryDays" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "image" TEXT,
    "thicknessMin" REAL NOT NULL,
    "thicknessMax" REAL NOT NULL,
    "widthMin" REAL NOT NULL,
    "widthMax" REAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "grade" TEXT,
    "standard" TEXT,
    "finish" TEXT,
    "focusX" INTEGER NOT NULL DEFAULT 50,
    "focusY" INTEGER NOT NULL DEFAULT 50
);

-- The sizes of a product stand together in its key, with no second copy beside it: filters and the nearest sizes look at
-- those of hundreds of products. Prisma's schema cannot say so.
CREATE TABLE "ProductSize" (
    "productId" TEXT NOT NULL,
    "axis" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "mm" REAL NOT NULL,

    PRIMARY KEY ("productId", "axis", "position"),
    CONSTRAINT "ProductSize_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;

CREATE TABLE "Blog" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "banerImage" TEXT NOT NULL,
    "sideImage" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

CREATE TABLE "BlogBlock" (
    "blogId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "plain" TEXT NOT NULL,

    PRIMARY KEY ("blogId", "position"),
    CONSTRAINT "BlogBlock_blogId_fkey" FOREIGN KEY ("blogId") REFERENCES "Blog" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "BlogTag" (
    "blogId" TEXT NOT NULL,
    "block" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    PRIMARY KEY ("blogId", "block", "position"),
    CONSTRAINT "BlogTag_blogId_block_fkey" FOREIGN KEY ("blogId", "block") REFERENCES "BlogBlock" ("blogId", "position") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Testimonial" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "rating" REAL NOT NULL,
    "description" TEXT NOT NULL,
    "fullName" TEXT NOT NULL,
    "designation" TEXT NOT NULL,
    "picture" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

CREATE TABLE "Admin" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "fullName" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "seenAt" DATETIME
);

CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "adminId" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "seenAt" DATETIME NOT NULL,
    "address" TEXT,
    "device" TEXT,
    CONSTRAINT "Session_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "FailedLogins" (
    "adminId" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "lastAt" DATETIME NOT NULL,
    "network" TEXT NOT NULL,
    CONSTRAINT "FailedLogins_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Enquiry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reference" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "phoneKey" TEXT NOT NULL,
    "email" TEXT,
    "message" TEXT NOT NULL,
    "unread" TEXT,
    "productId" TEXT,
    "status" TEXT NOT NULL,
    "suspicion" TEXT,
    "note" TEXT,
    "sourcePage" TEXT,
    "deliveryPlace" TEXT,
    "wantedOn" TEXT,
    "formerly" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Enquiry_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE TABLE "EnquiryLine" (
    "enquiryId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "form" TEXT NOT NULL,
    "thickness" REAL NOT NULL,
    "width" REAL NOT NULL,
    "length" REAL,
    "pieces" INTEGER,
    "inner" REAL,
    "weightKg" REAL NOT NULL,
    "productName" TEXT,
    "productId" TEXT,
    "type" TEXT,
    "grade" TEXT,

    PRIMARY KEY ("enquiryId", "position"),
    CONSTRAINT "EnquiryLine_enquiryId_fkey" FOREIGN KEY ("enquiryId") REFERENCES "Enquiry" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "EnquiryLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

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
    "currency" TEXT,
    "asked" TEXT,
    "enquiryId" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Quotation_enquiryId_fkey" FOREIGN KEY ("enquiryId") REFERENCES "Enquiry" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE TABLE "QuotationRevision" (
    "quotationId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "document" TEXT NOT NULL,
    "sentAt" DATETIME NOT NULL,

    PRIMARY KEY ("quotationId", "revision"),
    CONSTRAINT "QuotationRevision_quotationId_fkey" FOREIGN KEY ("quotationId") REFERENCES "Quotation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

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

CREATE TABLE "Mail" (
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

CREATE TABLE "PushDevice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "adminId" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "dueAt" DATETIME,
    "sentAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "PushDevice_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Push" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "deviceId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "tag" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Push_deviceId_fkey" FOREIGN KEY ("deviceId") REFERENCES "PushDevice" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "Throttle" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

CREATE TABLE "FormReceipt" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "result" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

CREATE TABLE "DeletedRow" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "rowId" TEXT NOT NULL,
    "row" TEXT NOT NULL,
    "files" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

CREATE TABLE "SavedDraft" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "path" TEXT NOT NULL,
    "fields" TEXT NOT NULL,
    "files" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

CREATE TABLE "SearchDoc" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "kind" TEXT NOT NULL,
    "ref" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL
);

CREATE TABLE "Revision" (
    "kind" TEXT NOT NULL PRIMARY KEY,
    "token" TEXT NOT NULL
);

CREATE TABLE "Setting" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

CREATE TABLE "ProductSheet" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "adminId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);
CREATE TABLE "Demand" (
    "week" TEXT NOT NULL,
    "term" TEXT NOT NULL,
    "searched" INTEGER NOT NULL,
    "missed" INTEGER NOT NULL,

    PRIMARY KEY ("week", "term")
);

CREATE INDEX "product_newest" ON "Product"("createdAt" DESC, "id" DESC);
CREATE INDEX "product_type_newest" ON "Product"("type", "createdAt" DESC, "id" DESC);
CREATE INDEX "product_type_thinnest" ON "Product"("type", "thicknessMin", "id" DESC);
CREATE INDEX "product_type_widest" ON "Product"("type", "widthMax" DESC, "id" DESC);
CREATE INDEX "product_filter" ON "Product"("type", "grade", "standard", "finish", "thicknessMin", "thicknessMax", "widthMin", "widthMax", "createdAt" DESC, "id" DESC);
CREATE INDEX "product_sample" ON "Product"("sample");
CREATE INDEX "product_image" ON "Product"("image");
CREATE INDEX "product_size_mm" ON "ProductSize"("axis", "mm", "productId");
CREATE INDEX "blog_newest" ON "Blog"("createdAt" DESC, "id" DESC);
CREATE INDEX "blog_banner" ON "Blog"("banerImage");
CREATE INDEX "blog_side" ON "Blog"("sideImage");
CREATE INDEX "blog_sample" ON "Blog"("sample");
CREATE INDEX "blog_tag_filter" ON "BlogTag"("block", "name", "blogId");
CREATE INDEX "testimonial_newest" ON "Testimonial"("createdAt" DESC, "id" DESC);
CREATE INDEX "testimonial_picture" ON "Testimonial"("picture");
CREATE INDEX "testimonial_sample" ON "Testimonial"("sample");
CREATE UNIQUE INDEX "Admin_emailKey_key" ON "Admin"("emailKey");
CREATE UNIQUE INDEX "Admin_userName_key" ON "Admin"("userName");
CREATE INDEX "admin_newest" ON "Admin"("createdAt" DESC, "id" DESC);
CREATE INDEX "session_admin" ON "Session"("adminId");
CREATE INDEX "session_seen" ON "Session"("seenAt");
CREATE INDEX "session_created" ON "Session"("createdAt");
CREATE UNIQUE INDEX "Enquiry_reference_key" ON "Enquiry"("reference");
CREATE INDEX "enquiry_newest" ON "Enquiry"("createdAt" DESC, "id" DESC);
CREATE INDEX "enquiry_status_newest" ON "Enquiry"("status", "createdAt" DESC, "id" DESC);
CREATE INDEX "enquiry_phone" ON "Enquiry"("phoneKey", "createdAt" DESC);
CREATE INDEX "enquiry_product" ON "Enquiry"("productId");
CREATE INDEX "enquiry_line_product" ON "EnquiryLine"("productId");
CREATE UNIQUE INDEX "Quotation_number_key" ON "Quotation"("number");
CREATE INDEX "quotation_newest" ON "Quotation"("createdAt" DESC, "id" DESC);
CREATE INDEX "quotation_status_newest" ON "Quotation"("status", "createdAt" DESC, "id" DESC);
CREATE INDEX "quotation_enquiry" ON "Quotation"("enquiryId");
CREATE INDEX "quotation_phone" ON "Quotation"("phoneKey");
CREATE INDEX "quotation_sample" ON "Quotation"("sample");
CREATE INDEX "quotation_revision_newest" ON "QuotationRevision"("sentAt" DESC);
CREATE INDEX "quotation_event_of" ON "QuotationEvent"("quotationId", "at");
CREATE INDEX "mail_due" ON "Mail"("dueAt");
CREATE INDEX "mail_enquiry" ON "Mail"("enquiryId");
CREATE INDEX "mail_quotation" ON "Mail"("quotationId");
CREATE UNIQUE INDEX "PushDevice_endpoint_key" ON "PushDevice"("endpoint");
CREATE INDEX "push_device_admin" ON "PushDevice"("adminId");
CREATE INDEX "push_device_due" ON "PushDevice"("dueAt");
CREATE INDEX "push_of_device" ON "Push"("deviceId", "createdAt");
CREATE INDEX "throttle_expired" ON "Throttle"("expiresAt");
CREATE INDEX "form_receipt_old" ON "FormReceipt"("createdAt");
CREATE INDEX "deleted_row_expired" ON "DeletedRow"("expiresAt");
CREATE INDEX "deleted_row_of" ON "DeletedRow"("rowId");
CREATE INDEX "saved_draft_old" ON "SavedDraft"("createdAt");
CREATE UNIQUE INDEX "search_doc_of" ON "SearchDoc"("kind", "ref");
CREATE INDEX "product_sheet_old" ON "ProductSheet"("createdAt");

-- What Prisma's schema cannot say: the inbox leaves spam out, an address is found regardless of case, and the back
-- office sorts names regardless of case.
CREATE INDEX "enquiry_wanted_newest" ON "Enquiry"("createdAt" DESC, "id" DESC) WHERE "status" <> 'spam';
CREATE INDEX "enquiry_email" ON "Enquiry"("email" COLLATE NOCASE) WHERE "email" IS NOT NULL;
CREATE INDEX "quotation_email" ON "Quotation"("email" COLLATE NOCASE) WHERE "email" IS NOT NULL;
CREATE INDEX "product_name" ON "Product"("name" COLLATE NOCASE, "createdAt" DESC, "id" DESC);

-- Full text over products and articles: SearchText indexes SearchDoc, SearchWord lists the words that occur (for typing
-- mistakes). Prefixes of up to ten letters have an index of their own. Triggers keep all in step within the writing
-- transaction, so that a search never shows what was rolled back.
CREATE VIRTUAL TABLE "SearchText" USING fts5(
    title, body, content = 'SearchDoc', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8 9 10'
);
CREATE VIRTUAL TABLE "SearchWord" USING fts5vocab('SearchText', 'row');

-- An article is found under its first block's title, by the text of all blocks and by their tags.
CREATE VIEW "BlogFound" AS
SELECT first."blogId" AS "ref", first."type" AS "title",
       (SELECT group_concat(b."plain", ' ') FROM "BlogBlock" b WHERE b."blogId" = first."blogId") || ' ' ||
       coalesce((SELECT group_concat(t."name", ' ') FROM "BlogTag" t WHERE t."blogId" = first."blogId"), '') AS "body"
FROM "BlogBlock" first WHERE first."position" = 0;

CREATE TRIGGER "search_doc_insert" AFTER INSERT ON "SearchDoc" BEGIN
    INSERT INTO "SearchText" (rowid, title, body) VALUES (new."id", new."title", new."body");
END;
CREATE TRIGGER "search_doc_update" AFTER UPDATE ON "SearchDoc" BEGIN
    INSERT INTO "SearchText" ("SearchText", rowid, title, body) VALUES ('delete', old."id", old."title", old."body");
    INSERT INTO "SearchText" (rowid, title, body) VALUES (new."id", new."title", new."body");
END;

-- A revision is a random token for the state of all products, articles or testimonials, and of what public pages show of
-- the settings. It is drawn anew within every transaction that changes what it stands for, whoever writes: whoever has
-- read a page under a token that still stands has read what is there. Sizes come with their product, and an article with
-- a block.

CREATE TRIGGER "product_inserted" AFTER INSERT ON "Product" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'product';
    INSERT INTO "SearchDoc" ("id", "kind", "ref", "title", "body")
    VALUES ((SELECT coalesce(max("id"), 0) + 1 FROM "SearchDoc" WHERE "id" < 1073741824), 'product', new."id", new."name",
            coalesce(new."brand", '') || ' ' || coalesce(new."purchaseNow", ''))
    ON CONFLICT ("kind", "ref") DO UPDATE SET "title" = excluded."title", "body" = excluded."body";
END;
CREATE TRIGGER "product_updated" AFTER UPDATE ON "Product" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'product';
    UPDATE "SearchDoc" SET "title" = new."name", "body" = coalesce(new."brand", '') || ' ' || coalesce(new."purchaseNow", '')
    WHERE "kind" = 'product' AND "ref" = new."id"
      AND (old."name", old."brand", old."purchaseNow") IS NOT (new."name", new."brand", new."purchaseNow");
END;
CREATE TRIGGER "product_deleted" AFTER DELETE ON "Product" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'product';
    INSERT INTO "SearchText" ("SearchText", rowid, title, body)
    SELECT 'delete', "id", "title", "body" FROM "SearchDoc" WHERE "kind" = 'product' AND "ref" = old."id";
    DELETE FROM "SearchDoc" WHERE "kind" = 'product' AND "ref" = old."id";
END;
CREATE TRIGGER "product_size_updated" AFTER UPDATE ON "ProductSize" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'product';
END;
CREATE TRIGGER "product_size_deleted" AFTER DELETE ON "ProductSize" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'product';
END;

CREATE TRIGGER "blog_updated" AFTER UPDATE ON "Blog" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'blog';
END;
CREATE TRIGGER "blog_deleted" AFTER DELETE ON "Blog" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'blog';
    INSERT INTO "SearchText" ("SearchText", rowid, title, body)
    SELECT 'delete', "id", "title", "body" FROM "SearchDoc" WHERE "kind" = 'blog' AND "ref" = old."id";
    DELETE FROM "SearchDoc" WHERE "kind" = 'blog' AND "ref" = old."id";
END;
CREATE TRIGGER "blog_block_inserted" AFTER INSERT ON "BlogBlock" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'blog';
    INSERT INTO "SearchDoc" ("id", "kind", "ref", "title", "body")
    SELECT (SELECT coalesce(max("id"), 1073741824) + 1 FROM "SearchDoc" WHERE "id" >= 1073741824), 'blog', "ref", "title", "body"
    FROM "BlogFound" WHERE "ref" = new."blogId"
    ON CONFLICT ("kind", "ref") DO UPDATE SET "title" = excluded."title", "body" = excluded."body";
END;
CREATE TRIGGER "blog_block_updated" AFTER UPDATE ON "BlogBlock" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'blog';
    UPDATE "SearchDoc" SET ("title", "body") = (SELECT "title", "body" FROM "BlogFound" WHERE "ref" = new."blogId")
    WHERE "kind" = 'blog' AND "ref" = new."blogId" AND EXISTS (SELECT 1 FROM "BlogFound" WHERE "ref" = new."blogId");
END;
CREATE TRIGGER "blog_tag_inserted" AFTER INSERT ON "BlogTag" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'blog';
    UPDATE "SearchDoc" SET ("title", "body") = (SELECT "title", "body" FROM "BlogFound" WHERE "ref" = new."blogId")
    WHERE "kind" = 'blog' AND "ref" = new."blogId" AND EXISTS (SELECT 1 FROM "BlogFound" WHERE "ref" = new."blogId");
END;
CREATE TRIGGER "blog_tag_updated" AFTER UPDATE ON "BlogTag" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'blog';
    UPDATE "SearchDoc" SET ("title", "body") = (SELECT "title", "body" FROM "BlogFound" WHERE "ref" = new."blogId")
    WHERE "kind" = 'blog' AND "ref" = new."blogId" AND EXISTS (SELECT 1 FROM "BlogFound" WHERE "ref" = new."blogId");
END;
CREATE TRIGGER "blog_tag_deleted" AFTER DELETE ON "BlogTag" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'blog';
END;

CREATE TRIGGER "testimonial_inserted" AFTER INSERT ON "Testimonial" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'testimonial';
END;
CREATE TRIGGER "testimonial_updated" AFTER UPDATE ON "Testimonial" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'testimonial';
END;
CREATE TRIGGER "testimonial_deleted" AFTER DELETE ON "Testimonial" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'testimonial';
END;

CREATE TRIGGER "setting_inserted" AFTER INSERT ON "Setting" WHEN new."key" LIKE 'company.%' BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'shop';
END;
CREATE TRIGGER "setting_updated" AFTER UPDATE ON "Setting" WHEN new."key" LIKE 'company.%' BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'shop';
END;
CREATE TRIGGER "setting_deleted" AFTER DELETE ON "Setting" WHEN old."key" LIKE 'company.%' BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'shop';
END;

INSERT INTO "Revision" ("kind", "token")
SELECT "value", hex(randomblob(12)) FROM json_each('["product", "blog", "testimonial", "shop"]');
