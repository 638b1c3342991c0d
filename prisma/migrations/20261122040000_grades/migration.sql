-- What a product's name and bottom card text say of its grade, standard and finish. The site reads them when it writes
-- them, and those of earlier versions after its start. They are part of what makes a set, so that filters by them read
-- the few sets as well: a set has the grade with its standard behind it, 'E250|IS 2062'. Rows without any stay in the
-- sets they are in.

-- AlterTable
ALTER TABLE "Product" ADD COLUMN "finish" TEXT;
ALTER TABLE "Product" ADD COLUMN "grade" TEXT;
ALTER TABLE "Product" ADD COLUMN "standard" TEXT;

-- AlterTable
ALTER TABLE "SizeSet" ADD COLUMN "finish" TEXT;
ALTER TABLE "SizeSet" ADD COLUMN "grade" TEXT;

-- CreateIndex
CREATE INDEX "size_set_grade" ON "SizeSet"("grade", "type");

-- CreateIndex
CREATE INDEX "size_set_finish" ON "SizeSet"("finish", "type");

-- CreateIndex
CREATE INDEX "size_set_most" ON "SizeSet"("count" DESC);

-- CreateIndex
CREATE INDEX "size_set_value_near" ON "SizeSetValue"("axis", "mm", "setId");

-- The same view and triggers as before, with the three.

DROP TRIGGER "product_placed_update";
DROP VIEW "ProductPlace";

CREATE VIEW "ProductPlace" AS
SELECT p."id" AS "productId", p."type", p."thicknessMin", p."thicknessMax", p."widthMin", p."widthMax",
       CASE WHEN coalesce(p."grade", p."standard") IS NOT NULL
            THEN coalesce(p."grade", '') || '|' || coalesce(p."standard", '') END AS "grade", p."finish",
       format('%!.17g %!.17g %!.17g %!.17g', p."thicknessMin", p."thicknessMax", p."widthMin", p."widthMax") || coalesce((
           -- Ordered beforehand: other programs that open the file, such as Litestream, may know no ORDER BY within.
           SELECT group_concat(format(' %s %!.17g', s."axis", s."mm"), '')
           FROM (SELECT "axis", "mm" FROM "ProductSize" WHERE "productId" = p."id" ORDER BY "axis", "mm" LIMIT -1) s
       ), '') || coalesce(' grade ' || p."grade", '') || coalesce(' standard ' || p."standard", '') ||
       coalesce(' finish ' || p."finish", '') AS "sizes"
FROM "Product" p;

CREATE TRIGGER "product_placed" INSTEAD OF INSERT ON "ProductPlace" BEGIN
    UPDATE "SizeSet" SET "count" = "count" - 1
    WHERE "id" = (SELECT "sizeSetId" FROM "Product" WHERE "id" = new."productId");
    INSERT INTO "SizeSet" ("type", "sizes", "thicknessMin", "thicknessMax", "thicknessMid", "widthMin", "widthMax",
        "grade", "finish", "count")
    SELECT "type", "sizes", "thicknessMin", "thicknessMax", ("thicknessMin" + "thicknessMax") / 2, "widthMin", "widthMax",
        "grade", "finish", 1
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
CREATE TRIGGER "product_placed_update" AFTER UPDATE OF "type", "thicknessMin", "thicknessMax", "widthMin", "widthMax",
    "grade", "standard", "finish" ON "Product"
WHEN (old."type", old."thicknessMin", old."thicknessMax", old."widthMin", old."widthMax", old."grade", old."standard", old."finish")
    IS NOT (new."type", new."thicknessMin", new."thicknessMax", new."widthMin", new."widthMax", new."grade", new."standard", new."finish") BEGIN
    INSERT INTO "ProductPlace" ("productId") VALUES (new."id");
END;

-- What a filter offers: how many products of a type have a grade, as 'hotrolledsheet|E250|IS 2062', or a finish.

CREATE TRIGGER "product_said_insert" AFTER INSERT ON "Product"
WHEN coalesce(new."grade", new."standard", new."finish") IS NOT NULL BEGIN
    INSERT INTO "RowCount" ("kind", "name", "count")
    SELECT 'grade', new."type" || '|' || coalesce(new."grade", '') || '|' || coalesce(new."standard", ''), 1
    WHERE coalesce(new."grade", new."standard") IS NOT NULL
    ON CONFLICT ("kind", "name") DO UPDATE SET "count" = "count" + 1;
    INSERT INTO "RowCount" ("kind", "name", "count")
    SELECT 'finish', new."type" || '|' || new."finish", 1 WHERE new."finish" IS NOT NULL
    ON CONFLICT ("kind", "name") DO UPDATE SET "count" = "count" + 1;
END;
CREATE TRIGGER "product_said_update" AFTER UPDATE OF "type", "grade", "standard", "finish" ON "Product"
WHEN (old."type", old."grade", old."standard", old."finish") IS NOT (new."type", new."grade", new."standard", new."finish") BEGIN
    UPDATE "RowCount" SET "count" = "count" - 1
    WHERE "kind" = 'grade' AND "name" = old."type" || '|' || coalesce(old."grade", '') || '|' || coalesce(old."standard", '');
    UPDATE "RowCount" SET "count" = "count" - 1 WHERE "kind" = 'finish' AND "name" = old."type" || '|' || old."finish";
    INSERT INTO "RowCount" ("kind", "name", "count")
    SELECT 'grade', new."type" || '|' || coalesce(new."grade", '') || '|' || coalesce(new."standard", ''), 1
    WHERE coalesce(new."grade", new."standard") IS NOT NULL
    ON CONFLICT ("kind", "name") DO UPDATE SET "count" = "count" + 1;
    INSERT INTO "RowCount" ("kind", "name", "count")
    SELECT 'finish', new."type" || '|' || new."finish", 1 WHERE new."finish" IS NOT NULL
    ON CONFLICT ("kind", "name") DO UPDATE SET "count" = "count" + 1;
END;
CREATE TRIGGER "product_said_delete" AFTER DELETE ON "Product"
WHEN coalesce(old."grade", old."standard", old."finish") IS NOT NULL BEGIN
    UPDATE "RowCount" SET "count" = "count" - 1
    WHERE "kind" = 'grade' AND "name" = old."type" || '|' || coalesce(old."grade", '') || '|' || coalesce(old."standard", '');
    UPDATE "RowCount" SET "count" = "count" - 1 WHERE "kind" = 'finish' AND "name" = old."type" || '|' || old."finish";
END;
