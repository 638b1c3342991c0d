-- CreateTable
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

-- CreateTable
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

-- CreateIndex
CREATE UNIQUE INDEX "PushDevice_endpoint_key" ON "PushDevice"("endpoint");

-- CreateIndex
CREATE INDEX "push_device_admin" ON "PushDevice"("adminId");

-- CreateIndex
CREATE INDEX "push_device_due" ON "PushDevice"("dueAt");

-- CreateIndex
CREATE INDEX "push_of_device" ON "Push"("deviceId", "createdAt");
