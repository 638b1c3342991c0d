-- CreateTable
CREATE TABLE "FailedLogins" (
    "adminId" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "lastAt" DATETIME NOT NULL,
    "network" TEXT NOT NULL,
    CONSTRAINT "FailedLogins_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

