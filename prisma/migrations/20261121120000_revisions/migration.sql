-- A token for the state of all products, articles or testimonials, drawn anew within every transaction that changes one
-- of them: whoever has read a whole list under a token that still stands has read what is there.

-- CreateTable
CREATE TABLE "Revision" (
    "noun" TEXT NOT NULL PRIMARY KEY,
    "token" TEXT NOT NULL
);

INSERT INTO "Revision" ("noun", "token") VALUES
    ('product', hex(randomblob(12))), ('blog', hex(randomblob(12))), ('testimonial', hex(randomblob(12)));

CREATE TRIGGER "product_revised_insert" AFTER INSERT ON "Product" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('product', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "product_revised_update" AFTER UPDATE ON "Product" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('product', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "product_revised_delete" AFTER DELETE ON "Product" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('product', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "product_size_revised_insert" AFTER INSERT ON "ProductSize" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('product', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "product_size_revised_update" AFTER UPDATE ON "ProductSize" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('product', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "product_size_revised_delete" AFTER DELETE ON "ProductSize" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('product', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;

CREATE TRIGGER "blog_revised_insert" AFTER INSERT ON "Blog" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('blog', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "blog_revised_update" AFTER UPDATE ON "Blog" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('blog', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "blog_revised_delete" AFTER DELETE ON "Blog" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('blog', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "blog_block_revised_insert" AFTER INSERT ON "BlogBlock" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('blog', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "blog_block_revised_update" AFTER UPDATE ON "BlogBlock" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('blog', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "blog_block_revised_delete" AFTER DELETE ON "BlogBlock" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('blog', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "blog_tag_revised_insert" AFTER INSERT ON "BlogTag" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('blog', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "blog_tag_revised_update" AFTER UPDATE ON "BlogTag" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('blog', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "blog_tag_revised_delete" AFTER DELETE ON "BlogTag" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('blog', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;

CREATE TRIGGER "testimonial_revised_insert" AFTER INSERT ON "Testimonial" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('testimonial', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "testimonial_revised_update" AFTER UPDATE ON "Testimonial" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('testimonial', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
CREATE TRIGGER "testimonial_revised_delete" AFTER DELETE ON "Testimonial" BEGIN
    INSERT INTO "Revision" ("noun", "token") VALUES ('testimonial', hex(randomblob(12)))
    ON CONFLICT ("noun") DO UPDATE SET "token" = excluded."token";
END;
