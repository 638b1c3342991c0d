-- With this index SQLite looked for a size among all products' sizes once for every product of the list.
DROP INDEX "product_size_axis_mm";

-- With the greatest thickness in it, the index answers the summary of types and the range filter by itself.
DROP INDEX "product_type_thinnest";
CREATE INDEX "product_type_thinnest" ON "Product"("type", "thicknessMin", "thicknessMax");

-- CreateIndex
CREATE INDEX "product_image" ON "Product"("image");

-- CreateIndex
CREATE INDEX "blog_banner" ON "Blog"("banerImage");

-- CreateIndex
CREATE INDEX "blog_side" ON "Blog"("sideImage");

-- CreateIndex
CREATE INDEX "testimonial_picture" ON "Testimonial"("picture");
