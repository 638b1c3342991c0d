-- What the settings screen stores of the company stands on every public page: a change draws a token of its own, so that
-- no page from memory outlives it. Other settings draw none.
INSERT INTO "Revision" ("noun", "token") VALUES ('shop', hex(randomblob(12)))
ON CONFLICT ("noun") DO NOTHING;

CREATE TRIGGER "shop_revised_insert" AFTER INSERT ON "Setting" WHEN NEW."key" LIKE 'company.%' BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('shop', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "shop_revised_update" AFTER UPDATE ON "Setting" WHEN NEW."key" LIKE 'company.%' BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('shop', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "shop_revised_delete" AFTER DELETE ON "Setting" WHEN OLD."key" LIKE 'company.%' BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('shop', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;

-- Sample rows are counted and removed without reading the owner's own.
CREATE INDEX "product_sample" ON "Product" ("id") WHERE "sample" = 1;
CREATE INDEX "blog_sample" ON "Blog" ("id") WHERE "sample" = 1;
CREATE INDEX "testimonial_sample" ON "Testimonial" ("id") WHERE "sample" = 1;
