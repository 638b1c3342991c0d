-- CreateTable
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
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ProductSize" (
    "productId" TEXT NOT NULL,
    "axis" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "mm" REAL NOT NULL,

    PRIMARY KEY ("productId", "axis", "position"),
    CONSTRAINT "ProductSize_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Blog" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "banerImage" TEXT NOT NULL,
    "sideImage" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "BlogBlock" (
    "blogId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "plain" TEXT NOT NULL,

    PRIMARY KEY ("blogId", "position"),
    CONSTRAINT "BlogBlock_blogId_fkey" FOREIGN KEY ("blogId") REFERENCES "Blog" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BlogTag" (
    "blogId" TEXT NOT NULL,
    "block" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    PRIMARY KEY ("blogId", "block", "position"),
    CONSTRAINT "BlogTag_blogId_block_fkey" FOREIGN KEY ("blogId", "block") REFERENCES "BlogBlock" ("blogId", "position") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "Admin" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "fullName" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "adminId" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "seenAt" DATETIME NOT NULL,
    CONSTRAINT "Session_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Enquiry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "reference" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "phoneKey" TEXT NOT NULL,
    "email" TEXT,
    "message" TEXT NOT NULL,
    "productId" TEXT,
    "status" TEXT NOT NULL,
    "suspicion" TEXT,
    "note" TEXT,
    "sourcePage" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Enquiry_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
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

    PRIMARY KEY ("enquiryId", "position"),
    CONSTRAINT "EnquiryLine_enquiryId_fkey" FOREIGN KEY ("enquiryId") REFERENCES "Enquiry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Throttle" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "FormReceipt" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "answer" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "DeletedRow" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "noun" TEXT NOT NULL,
    "rowId" TEXT NOT NULL,
    "row" TEXT NOT NULL,
    "files" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ParkedPost" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "path" TEXT NOT NULL,
    "fields" TEXT NOT NULL,
    "files" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "product_newest" ON "Product"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "product_type_newest" ON "Product"("type", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "product_type_thinnest" ON "Product"("type", "thicknessMin");

-- CreateIndex
CREATE INDEX "product_type_widest" ON "Product"("type", "widthMax" DESC);

-- CreateIndex
CREATE INDEX "product_size_axis_mm" ON "ProductSize"("axis", "mm");

-- CreateIndex
CREATE INDEX "blog_newest" ON "Blog"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "blog_tag_filter" ON "BlogTag"("block", "name", "blogId");

-- CreateIndex
CREATE INDEX "testimonial_newest" ON "Testimonial"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Admin_emailKey_key" ON "Admin"("emailKey");

-- CreateIndex
CREATE UNIQUE INDEX "Admin_userName_key" ON "Admin"("userName");

-- CreateIndex
CREATE INDEX "admin_newest" ON "Admin"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "session_admin" ON "Session"("adminId");

-- CreateIndex
CREATE INDEX "session_seen" ON "Session"("seenAt");

-- CreateIndex
CREATE UNIQUE INDEX "Enquiry_reference_key" ON "Enquiry"("reference");

-- CreateIndex
CREATE INDEX "enquiry_newest" ON "Enquiry"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "enquiry_status_newest" ON "Enquiry"("status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "enquiry_phone" ON "Enquiry"("phoneKey", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "enquiry_product" ON "Enquiry"("productId");

-- CreateIndex
CREATE INDEX "throttle_expired" ON "Throttle"("expiresAt");

-- CreateIndex
CREATE INDEX "form_receipt_old" ON "FormReceipt"("createdAt");

-- CreateIndex
CREATE INDEX "deleted_row_expired" ON "DeletedRow"("expiresAt");

-- CreateIndex
CREATE INDEX "parked_post_old" ON "ParkedPost"("createdAt");

