-- CreateTable
CREATE TABLE "Demand" (
    "week" TEXT NOT NULL,
    "term" TEXT NOT NULL,
    "searched" INTEGER NOT NULL,
    "missed" INTEGER NOT NULL,

    PRIMARY KEY ("week", "term")
);

