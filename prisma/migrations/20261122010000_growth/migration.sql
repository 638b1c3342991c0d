-- What keeps every page as fast with very many rows as with few: stored counts, products grouped by their sizes, lists
-- that an index gives in their order, and a full-text index whose prefixes are looked up instead of put together.

-- RedefineIndex
DROP INDEX "product_newest";
DROP INDEX "product_type_newest";
DROP INDEX "product_type_thinnest";
DROP INDEX "product_type_widest";
DROP INDEX "blog_tag_filter";
DROP INDEX "enquiry_status_newest";

-- AlterTable
ALTER TABLE "Product" ADD COLUMN "sizeSetId" INTEGER;
ALTER TABLE "BlogTag" ADD COLUMN "createdAt" DATETIME;

-- CreateTable
CREATE TABLE "RowCount" (
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("kind", "name")
);

-- CreateTable
CREATE TABLE "SizeSet" (
    "id" INTEGER NOT NULL PRIMARY KEY,
    "type" TEXT NOT NULL,
    "sizes" TEXT NOT NULL,
    "thicknessMin" REAL NOT NULL,
    "thicknessMax" REAL NOT NULL,
    "thicknessMid" REAL NOT NULL,
    "widthMin" REAL NOT NULL,
    "widthMax" REAL NOT NULL,
    "count" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "SizeSetValue" (
    "setId" INTEGER NOT NULL,
    "axis" TEXT NOT NULL,
    "mm" REAL NOT NULL,

    PRIMARY KEY ("setId", "axis", "mm")
);

-- CreateIndex
CREATE UNIQUE INDEX "size_set_of" ON "SizeSet"("type", "sizes");

-- The products of every size set, in one place: whoever inserts a product's id here puts that product into the set
-- that its columns and sizes ask for now. 17 digits tell any two numbers apart.
CREATE VIEW "ProductPlace" AS
SELECT p."id" AS "productId", p."type", p."thicknessMin", p."thicknessMax", p."widthMin", p."widthMax",
       format('%!.17g %!.17g %!.17g %!.17g', p."thicknessMin", p."thicknessMax", p."widthMin", p."widthMax") || coalesce((
           -- Ordered beforehand: other programs that open the file, such as Litestream, may know no ORDER BY within.
           SELECT group_concat(format(' %s %!.17g', s."axis", s."mm"), '')
           FROM (SELECT "axis", "mm" FROM "ProductSize" WHERE "productId" = p."id" ORDER BY "axis", "mm" LIMIT -1) s
       ), '') AS "sizes"
FROM "Product" p;

-- What is there already.
INSERT INTO "SizeSet" ("type", "sizes", "thicknessMin", "thicknessMax", "thicknessMid", "widthMin", "widthMax", "count")
SELECT "type", "sizes", "thicknessMin", "thicknessMax", ("thicknessMin" + "thicknessMax") / 2, "widthMin", "widthMax", count(*)
FROM "ProductPlace" GROUP BY "type", "sizes";
UPDATE "Product" SET "sizeSetId" = (
    SELECT s."id" FROM "ProductPlace" p JOIN "SizeSet" s ON s."type" = p."type" AND s."sizes" = p."sizes"
    WHERE p."productId" = "Product"."id");
INSERT INTO "SizeSetValue" ("setId", "axis", "mm")
SELECT DISTINCT p."sizeSetId", s."axis", s."mm" FROM "ProductSize" s JOIN "Product" p ON p."id" = s."productId";
UPDATE "BlogTag" SET "createdAt" = (SELECT "createdAt" FROM "Blog" WHERE "id" = "BlogTag"."blogId");
INSERT INTO "RowCount" ("kind", "name", "count") SELECT 'product', "type", count(*) FROM "Product" GROUP BY "type";
INSERT INTO "RowCount" ("kind", "name", "count") SELECT 'enquiry', "status", count(*) FROM "Enquiry" GROUP BY "status";
INSERT INTO "RowCount" ("kind", "name", "count") SELECT 'blog', '', count(*) FROM "Blog" HAVING count(*) > 0;
INSERT INTO "RowCount" ("kind", "name", "count") SELECT 'testimonial', '', count(*) FROM "Testimonial" HAVING count(*) > 0;
INSERT INTO "RowCount" ("kind", "name", "count")
SELECT 'tag', "name", count(DISTINCT "blogId") FROM "BlogTag" WHERE "block" = 0 GROUP BY "name";

-- CreateIndex
CREATE INDEX "size_set_range" ON "SizeSet"("type", "thicknessMin", "thicknessMax", "widthMin", "widthMax", "count");

-- CreateIndex
CREATE INDEX "size_set_thickest" ON "SizeSet"("type", "thicknessMax");

-- CreateIndex
CREATE INDEX "size_set_near" ON "SizeSet"("type", "thicknessMid", "thicknessMin", "thicknessMax", "widthMin", "widthMax", "count");

-- CreateIndex
CREATE INDEX "product_newest" ON "Product"("createdAt" DESC, "id" DESC, "sizeSetId");

-- CreateIndex
CREATE INDEX "product_type_newest" ON "Product"("type", "createdAt" DESC, "id" DESC, "sizeSetId");

-- CreateIndex
CREATE INDEX "product_type_thinnest" ON "Product"("type", "thicknessMin", "id" DESC, "sizeSetId");

-- CreateIndex
CREATE INDEX "product_type_widest" ON "Product"("type", "widthMax" DESC, "id" DESC, "sizeSetId");

-- CreateIndex
CREATE INDEX "product_size_set" ON "Product"("sizeSetId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "blog_tag_filter" ON "BlogTag"("block", "name", "createdAt" DESC, "blogId" DESC);

-- CreateIndex
CREATE INDEX "row_count_most" ON "RowCount"("kind", "count" DESC);

-- CreateIndex
CREATE INDEX "session_created" ON "Session"("createdAt");

-- CreateIndex
CREATE INDEX "deleted_row_of" ON "DeletedRow"("rowId");

-- CreateIndex
CREATE INDEX "enquiry_status_newest" ON "Enquiry"("status", "createdAt" DESC, "id" DESC);

-- What Prisma's schema cannot say: the inbox leaves spam out, the back office sorts names regardless of case.
CREATE INDEX "enquiry_wanted_newest" ON "Enquiry"("createdAt" DESC, "id" DESC) WHERE "status" <> 'spam';
CREATE INDEX "product_name" ON "Product"("name" COLLATE NOCASE, "createdAt" DESC, "id" DESC);

-- Products in their size sets.

CREATE TRIGGER "product_placed" INSTEAD OF INSERT ON "ProductPlace" BEGIN
    UPDATE "SizeSet" SET "count" = "count" - 1
    WHERE "id" = (SELECT "sizeSetId" FROM "Product" WHERE "id" = new."productId");
    INSERT INTO "SizeSet" ("type", "sizes", "thicknessMin", "thicknessMax", "thicknessMid", "widthMin", "widthMax", "count")
    SELECT "type", "sizes", "thicknessMin", "thicknessMax", ("thicknessMin" + "thicknessMax") / 2, "widthMin", "widthMax", 1
    FROM "ProductPlace" WHERE "productId" = new."productId"
    ON CONFLICT ("type", "sizes") DO UPDATE SET "count" = "count" + 1;
    UPDATE "Product" SET "sizeSetId" = (
        SELECT s."id" FROM "ProductPlace" p JOIN "SizeSet" s ON s."type" = p."type" AND s."sizes" = p."sizes"
        WHERE p."productId" = new."productId")
    WHERE "id" = new."productId";
    INSERT INTO "SizeSetValue" ("setId", "axis", "mm")
    SELECT p."sizeSetId", s."axis", s."mm" FROM "Product" p JOIN "ProductSize" s ON s."productId" = p."id"
    WHERE p."id" = new."productId"
    ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER "size_set_empty" AFTER UPDATE OF "count" ON "SizeSet" WHEN new."count" <= 0 BEGIN
    DELETE FROM "SizeSet" WHERE "id" = new."id";
END;
CREATE TRIGGER "size_set_gone" AFTER DELETE ON "SizeSet" BEGIN
    DELETE FROM "SizeSetValue" WHERE "setId" = old."id";
END;

-- A product that is taken back brings along the number of a set that may be another's by now.
CREATE TRIGGER "product_placed_insert" AFTER INSERT ON "Product" BEGIN
    UPDATE "Product" SET "sizeSetId" = NULL WHERE "id" = new."id" AND "sizeSetId" IS NOT NULL;
    INSERT INTO "ProductPlace" ("productId") VALUES (new."id");
END;
CREATE TRIGGER "product_placed_update" AFTER UPDATE OF "type", "thicknessMin", "thicknessMax", "widthMin", "widthMax" ON "Product"
WHEN (old."type", old."thicknessMin", old."thicknessMax", old."widthMin", old."widthMax")
    IS NOT (new."type", new."thicknessMin", new."thicknessMax", new."widthMin", new."widthMax") BEGIN
    INSERT INTO "ProductPlace" ("productId") VALUES (new."id");
END;
CREATE TRIGGER "product_placed_delete" AFTER DELETE ON "Product" BEGIN
    UPDATE "SizeSet" SET "count" = "count" - 1 WHERE "id" = old."sizeSetId";
END;
CREATE TRIGGER "product_size_placed_insert" AFTER INSERT ON "ProductSize"
WHEN EXISTS (SELECT 1 FROM "Product" WHERE "id" = new."productId") BEGIN
    INSERT INTO "ProductPlace" ("productId") VALUES (new."productId");
END;
CREATE TRIGGER "product_size_placed_update" AFTER UPDATE ON "ProductSize" BEGIN
    INSERT INTO "ProductPlace" ("productId") SELECT "id" FROM "Product" WHERE "id" IN (old."productId", new."productId");
END;
CREATE TRIGGER "product_size_placed_delete" AFTER DELETE ON "ProductSize"
WHEN EXISTS (SELECT 1 FROM "Product" WHERE "id" = old."productId") BEGIN
    INSERT INTO "ProductPlace" ("productId") VALUES (old."productId");
END;

-- Counts, of rows that carry the count's name. A count of none is no row.

CREATE TRIGGER "row_count_none" AFTER UPDATE OF "count" ON "RowCount" WHEN new."count" <= 0 BEGIN
    DELETE FROM "RowCount" WHERE "kind" = new."kind" AND "name" = new."name";
END;

CREATE TRIGGER "product_counted_insert" AFTER INSERT ON "Product" BEGIN
    INSERT INTO "RowCount" ("kind", "name", "count") VALUES ('product', new."type", 1)
    ON CONFLICT ("kind", "name") DO UPDATE SET "count" = "count" + 1;
END;
CREATE TRIGGER "product_counted_update" AFTER UPDATE OF "type" ON "Product" WHEN old."type" IS NOT new."type" BEGIN
    UPDATE "RowCount" SET "count" = "count" - 1 WHERE "kind" = 'product' AND "name" = old."type";
    INSERT INTO "RowCount" ("kind", "name", "count") VALUES ('product', new."type", 1)
    ON CONFLICT ("kind", "name") DO UPDATE SET "count" = "count" + 1;
END;
CREATE TRIGGER "product_counted_delete" AFTER DELETE ON "Product" BEGIN
    UPDATE "RowCount" SET "count" = "count" - 1 WHERE "kind" = 'product' AND "name" = old."type";
END;

CREATE TRIGGER "enquiry_counted_insert" AFTER INSERT ON "Enquiry" BEGIN
    INSERT INTO "RowCount" ("kind", "name", "count") VALUES ('enquiry', new."status", 1)
    ON CONFLICT ("kind", "name") DO UPDATE SET "count" = "count" + 1;
END;
CREATE TRIGGER "enquiry_counted_update" AFTER UPDATE OF "status" ON "Enquiry" WHEN old."status" IS NOT new."status" BEGIN
    UPDATE "RowCount" SET "count" = "count" - 1 WHERE "kind" = 'enquiry' AND "name" = old."status";
    INSERT INTO "RowCount" ("kind", "name", "count") VALUES ('enquiry', new."status", 1)
    ON CONFLICT ("kind", "name") DO UPDATE SET "count" = "count" + 1;
END;
CREATE TRIGGER "enquiry_counted_delete" AFTER DELETE ON "Enquiry" BEGIN
    UPDATE "RowCount" SET "count" = "count" - 1 WHERE "kind" = 'enquiry' AND "name" = old."status";
END;

CREATE TRIGGER "blog_counted_insert" AFTER INSERT ON "Blog" BEGIN
    INSERT INTO "RowCount" ("kind", "name", "count") VALUES ('blog', '', 1)
    ON CONFLICT ("kind", "name") DO UPDATE SET "count" = "count" + 1;
END;
CREATE TRIGGER "blog_counted_delete" AFTER DELETE ON "Blog" BEGIN
    UPDATE "RowCount" SET "count" = "count" - 1 WHERE "kind" = 'blog' AND "name" = '';
END;

CREATE TRIGGER "testimonial_counted_insert" AFTER INSERT ON "Testimonial" BEGIN
    INSERT INTO "RowCount" ("kind", "name", "count") VALUES ('testimonial', '', 1)
    ON CONFLICT ("kind", "name") DO UPDATE SET "count" = "count" + 1;
END;
CREATE TRIGGER "testimonial_counted_delete" AFTER DELETE ON "Testimonial" BEGIN
    UPDATE "RowCount" SET "count" = "count" - 1 WHERE "kind" = 'testimonial' AND "name" = '';
END;

-- A tag counts the articles whose first block has it; one that stands there twice counts once.
CREATE TRIGGER "blog_tag_counted_insert" AFTER INSERT ON "BlogTag"
WHEN new."block" = 0 AND NOT EXISTS (
    SELECT 1 FROM "BlogTag" WHERE "blogId" = new."blogId" AND "block" = 0 AND "name" = new."name" AND "position" <> new."position") BEGIN
    INSERT INTO "RowCount" ("kind", "name", "count") VALUES ('tag', new."name", 1)
    ON CONFLICT ("kind", "name") DO UPDATE SET "count" = "count" + 1;
END;
CREATE TRIGGER "blog_tag_counted_delete" AFTER DELETE ON "BlogTag"
WHEN old."block" = 0 AND NOT EXISTS (
    SELECT 1 FROM "BlogTag" WHERE "blogId" = old."blogId" AND "block" = 0 AND "name" = old."name") BEGIN
    UPDATE "RowCount" SET "count" = "count" - 1 WHERE "kind" = 'tag' AND "name" = old."name";
END;
CREATE TRIGGER "blog_tag_counted_update_old" AFTER UPDATE OF "blogId", "block", "position", "name" ON "BlogTag"
WHEN old."block" = 0 AND (old."blogId", old."block", old."name") IS NOT (new."blogId", new."block", new."name") AND NOT EXISTS (
    SELECT 1 FROM "BlogTag" WHERE "blogId" = old."blogId" AND "block" = 0 AND "name" = old."name") BEGIN
    UPDATE "RowCount" SET "count" = "count" - 1 WHERE "kind" = 'tag' AND "name" = old."name";
END;
CREATE TRIGGER "blog_tag_counted_update_new" AFTER UPDATE OF "blogId", "block", "position", "name" ON "BlogTag"
WHEN new."block" = 0 AND (old."blogId", old."block", old."name") IS NOT (new."blogId", new."block", new."name") AND NOT EXISTS (
    SELECT 1 FROM "BlogTag" WHERE "blogId" = new."blogId" AND "block" = 0 AND "name" = new."name" AND "position" <> new."position") BEGIN
    INSERT INTO "RowCount" ("kind", "name", "count") VALUES ('tag', new."name", 1)
    ON CONFLICT ("kind", "name") DO UPDATE SET "count" = "count" + 1;
END;

-- A tag carries its article's moment, so that the articles of a tag stand in their order in one index.
CREATE TRIGGER "blog_tag_dated" AFTER INSERT ON "BlogTag" BEGIN
    UPDATE "BlogTag" SET "createdAt" = (SELECT "createdAt" FROM "Blog" WHERE "id" = new."blogId")
    WHERE "blogId" = new."blogId" AND "block" = new."block" AND "position" = new."position";
END;
CREATE TRIGGER "blog_dated_insert" AFTER INSERT ON "Blog" BEGIN
    UPDATE "BlogTag" SET "createdAt" = new."createdAt" WHERE "blogId" = new."id";
END;
CREATE TRIGGER "blog_dated_update" AFTER UPDATE OF "createdAt" ON "Blog" WHEN old."createdAt" IS NOT new."createdAt" BEGIN
    UPDATE "BlogTag" SET "createdAt" = new."createdAt" WHERE "blogId" = new."id";
END;

-- Full text: products have the numbers below 2^40 and articles those above, so that a search reads one kind, newest
-- first, and stops when it has enough. Prefixes of up to ten letters have an index of their own.

DROP TRIGGER "search_doc_update";
DROP TRIGGER "product_found_insert";
DROP TRIGGER "blog_block_found_insert";
UPDATE "SearchDoc" SET "id" = "id" + 1099511627776 WHERE "kind" = 'blog';
DROP TABLE "SearchWord";
DROP TABLE "SearchText";
CREATE VIRTUAL TABLE "SearchText" USING fts5(
    title, body, content = 'SearchDoc', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8 9 10'
);
CREATE VIRTUAL TABLE "SearchWord" USING fts5vocab('SearchText', 'row');
INSERT INTO "SearchText" ("SearchText") VALUES ('rebuild');

CREATE TRIGGER "search_doc_update" AFTER UPDATE ON "SearchDoc" BEGIN
    INSERT INTO "SearchText" ("SearchText", rowid, title, body) VALUES ('delete', old."id", old."title", old."body");
    INSERT INTO "SearchText" (rowid, title, body) VALUES (new."id", new."title", new."body");
END;
CREATE TRIGGER "product_found_insert" AFTER INSERT ON "Product" BEGIN
    INSERT INTO "SearchDoc" ("id", "kind", "ref", "title", "body")
    VALUES ((SELECT coalesce(max("id"), 0) + 1 FROM "SearchDoc" WHERE "id" < 1099511627776), 'product', new."id", new."name",
            coalesce(new."brand", '') || ' ' || coalesce(new."purchaseNow", ''))
    ON CONFLICT ("kind", "ref") DO UPDATE SET "title" = excluded."title", "body" = excluded."body";
END;
CREATE TRIGGER "blog_block_found_insert" AFTER INSERT ON "BlogBlock" BEGIN
    INSERT INTO "SearchDoc" ("id", "kind", "ref", "title", "body")
    SELECT (SELECT coalesce(max("id"), 1099511627776) + 1 FROM "SearchDoc" WHERE "id" >= 1099511627776), 'blog', "ref", "title", "body"
    FROM "BlogFound" WHERE "ref" = new."blogId"
    ON CONFLICT ("kind", "ref") DO UPDATE SET "title" = excluded."title", "body" = excluded."body";
END;
