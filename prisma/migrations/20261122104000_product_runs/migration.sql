-- Runs of products in the order of their making, so that a page deep in the list is found without passing all before it.

CREATE TABLE "ProductRun" (
    "createdAt" DATETIME NOT NULL,
    "id" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    PRIMARY KEY ("createdAt", "id")
) WITHOUT ROWID;

INSERT INTO "ProductRun" ("createdAt", "id", "count")
SELECT iif(n = 1, '', "createdAt"), iif(n = 1, '', "id"), min(512, total - n + 1) FROM (
    SELECT "createdAt", "id", row_number() OVER (ORDER BY "createdAt", "id") AS n, count(*) OVER () AS total FROM "Product"
) WHERE n % 512 = 1;

CREATE TRIGGER "product_run_insert" AFTER INSERT ON "Product" BEGIN
    INSERT INTO "ProductRun" ("createdAt", "id", "count") VALUES ('', '', 0) ON CONFLICT DO NOTHING;
    UPDATE "ProductRun" SET "count" = "count" + 1 WHERE ("createdAt", "id") = (
        SELECT r."createdAt", r."id" FROM "ProductRun" r WHERE (r."createdAt", r."id") <= (new."createdAt", new."id")
        ORDER BY r."createdAt" DESC, r."id" DESC LIMIT 1);
END;
CREATE TRIGGER "product_run_delete" AFTER DELETE ON "Product" BEGIN
    UPDATE "ProductRun" SET "count" = "count" - 1 WHERE ("createdAt", "id") = (
        SELECT r."createdAt", r."id" FROM "ProductRun" r WHERE (r."createdAt", r."id") <= (old."createdAt", old."id")
        ORDER BY r."createdAt" DESC, r."id" DESC LIMIT 1);
END;
CREATE TRIGGER "product_run_update" AFTER UPDATE OF "id", "createdAt" ON "Product"
WHEN (old."createdAt", old."id") IS NOT (new."createdAt", new."id") BEGIN
    UPDATE "ProductRun" SET "count" = "count" - 1 WHERE ("createdAt", "id") = (
        SELECT r."createdAt", r."id" FROM "ProductRun" r WHERE (r."createdAt", r."id") <= (old."createdAt", old."id")
        ORDER BY r."createdAt" DESC, r."id" DESC LIMIT 1);
    UPDATE "ProductRun" SET "count" = "count" + 1 WHERE ("createdAt", "id") = (
        SELECT r."createdAt", r."id" FROM "ProductRun" r WHERE (r."createdAt", r."id") <= (new."createdAt", new."id")
        ORDER BY r."createdAt" DESC, r."id" DESC LIMIT 1);
END;

-- A run that has grown is parted in two, an empty one is dropped; the first, which begins before all products, stays.
CREATE TRIGGER "product_run_long" AFTER UPDATE OF "count" ON "ProductRun" WHEN new."count" > 1024 BEGIN
    INSERT INTO "ProductRun" ("createdAt", "id", "count")
    SELECT p."createdAt", p."id", new."count" - 512 FROM "Product" p
    WHERE (p."createdAt", p."id") >= (new."createdAt", new."id") ORDER BY p."createdAt", p."id" LIMIT 1 OFFSET 512;
    UPDATE "ProductRun" SET "count" = 512 WHERE "createdAt" = new."createdAt" AND "id" = new."id";
END;
CREATE TRIGGER "product_run_empty" AFTER UPDATE OF "count" ON "ProductRun" WHEN new."count" <= 0 AND new."id" <> '' BEGIN
    DELETE FROM "ProductRun" WHERE "createdAt" = new."createdAt" AND "id" = new."id";
END;
