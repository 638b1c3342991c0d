-- Full text over products and articles. SearchDoc holds one line a thing that can be found, SearchText indexes it,
-- SearchWord lists the words that occur (for typing mistakes). Triggers keep all three in step inside the writing
-- transaction, so that a search never shows what was rolled back. SearchDoc has an integer key of its own because
-- the implicit row numbers of the other tables may change in a VACUUM.

CREATE TABLE "SearchDoc" (
    "id" INTEGER NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "ref" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL
);
CREATE UNIQUE INDEX "search_doc_of" ON "SearchDoc" ("kind", "ref");

CREATE VIRTUAL TABLE "SearchText" USING fts5(
    title, body, content = 'SearchDoc', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE VIRTUAL TABLE "SearchWord" USING fts5vocab('SearchText', 'row');

CREATE TRIGGER "search_doc_insert" AFTER INSERT ON "SearchDoc" BEGIN
    INSERT INTO "SearchText" (rowid, title, body) VALUES (new."id", new."title", new."body");
END;
CREATE TRIGGER "search_doc_delete" AFTER DELETE ON "SearchDoc" BEGIN
    INSERT INTO "SearchText" ("SearchText", rowid, title, body) VALUES ('delete', old."id", old."title", old."body");
END;
CREATE TRIGGER "search_doc_update" AFTER UPDATE ON "SearchDoc" BEGIN
    INSERT INTO "SearchText" ("SearchText", rowid, title, body) VALUES ('delete', old."id", old."title", old."body");
    INSERT INTO "SearchText" (rowid, title, body) VALUES (new."id", new."title", new."body");
END;

CREATE TRIGGER "product_found_insert" AFTER INSERT ON "Product" BEGIN
    INSERT INTO "SearchDoc" ("kind", "ref", "title", "body")
    VALUES ('product', new."id", new."name", coalesce(new."brand", '') || ' ' || coalesce(new."purchaseNow", ''))
    ON CONFLICT ("kind", "ref") DO UPDATE SET "title" = excluded."title", "body" = excluded."body";
END;
CREATE TRIGGER "product_found_update" AFTER UPDATE OF "name", "brand", "purchaseNow" ON "Product" BEGIN
    UPDATE "SearchDoc"
    SET "title" = new."name", "body" = coalesce(new."brand", '') || ' ' || coalesce(new."purchaseNow", '')
    WHERE "kind" = 'product' AND "ref" = new."id";
END;
CREATE TRIGGER "product_found_delete" AFTER DELETE ON "Product" BEGIN
    DELETE FROM "SearchDoc" WHERE "kind" = 'product' AND "ref" = old."id";
END;

-- An article is found under its first block's title, by the text of all blocks and by their tags.
CREATE VIEW "BlogFound" AS
SELECT first."blogId" AS "ref", first."type" AS "title",
       (SELECT group_concat(b."plain", ' ') FROM "BlogBlock" b WHERE b."blogId" = first."blogId") || ' ' ||
       coalesce((SELECT group_concat(t."name", ' ') FROM "BlogTag" t WHERE t."blogId" = first."blogId"), '') AS "body"
FROM "BlogBlock" first WHERE first."position" = 0;

CREATE TRIGGER "blog_block_found_insert" AFTER INSERT ON "BlogBlock" BEGIN
    INSERT INTO "SearchDoc" ("kind", "ref", "title", "body")
    SELECT 'blog', "ref", "title", "body" FROM "BlogFound" WHERE "ref" = new."blogId"
    ON CONFLICT ("kind", "ref") DO UPDATE SET "title" = excluded."title", "body" = excluded."body";
END;
CREATE TRIGGER "blog_block_found_update" AFTER UPDATE ON "BlogBlock" BEGIN
    UPDATE "SearchDoc" SET ("title", "body") = (SELECT "title", "body" FROM "BlogFound" WHERE "ref" = new."blogId")
    WHERE "kind" = 'blog' AND "ref" = new."blogId" AND EXISTS (SELECT 1 FROM "BlogFound" WHERE "ref" = new."blogId");
END;
CREATE TRIGGER "blog_tag_found_insert" AFTER INSERT ON "BlogTag" BEGIN
    UPDATE "SearchDoc" SET "body" = (SELECT "body" FROM "BlogFound" WHERE "ref" = new."blogId")
    WHERE "kind" = 'blog' AND "ref" = new."blogId" AND EXISTS (SELECT 1 FROM "BlogFound" WHERE "ref" = new."blogId");
END;
CREATE TRIGGER "blog_found_delete" AFTER DELETE ON "Blog" BEGIN
    DELETE FROM "SearchDoc" WHERE "kind" = 'blog' AND "ref" = old."id";
END;
CREATE TRIGGER "blog_block_found_delete" AFTER DELETE ON "BlogBlock" WHEN old."position" = 0 BEGIN
    DELETE FROM "SearchDoc" WHERE "kind" = 'blog' AND "ref" = old."blogId";
END;
