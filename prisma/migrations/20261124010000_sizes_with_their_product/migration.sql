-- The sizes of a product stand together in its key, with no second copy beside it: filters and the nearest sizes look at
-- those of hundreds of products. Prisma's schema cannot say so.
CREATE TABLE "SizesOfProducts" (
    "productId" TEXT NOT NULL,
    "axis" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "mm" REAL NOT NULL,

    PRIMARY KEY ("productId", "axis", "position"),
    CONSTRAINT "ProductSize_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITHOUT ROWID;
INSERT INTO "SizesOfProducts" SELECT "productId", "axis", "position", "mm" FROM "ProductSize" ORDER BY 1, 2, 3;
DROP TABLE "ProductSize";
ALTER TABLE "SizesOfProducts" RENAME TO "ProductSize";
CREATE INDEX "product_size_mm" ON "ProductSize"("axis", "mm", "productId");

CREATE TRIGGER "product_size_updated" AFTER UPDATE ON "ProductSize" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'product';
END;
CREATE TRIGGER "product_size_deleted" AFTER DELETE ON "ProductSize" BEGIN
    UPDATE "Revision" SET "token" = hex(randomblob(12)) WHERE "kind" = 'product';
END;
