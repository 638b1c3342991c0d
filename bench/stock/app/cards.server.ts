import Database from "better-sqlite3";

const database = new Database(process.env.BENCH_DATABASE ?? "", { readonly: true });
const newest = database.prepare(
  `SELECT "id", "name", "brand", "image", "thicknessMin", "thicknessMax", "widthMin", "widthMax", "deliveryDays"
   FROM "Product" ORDER BY "createdAt" DESC, "id" DESC LIMIT 24`,
);

type Card = {
  id: string;
  name: string;
  brand: string;
  image: string | null;
  thicknessMin: number;
  thicknessMax: number;
  widthMin: number;
  widthMax: number;
  deliveryDays: string;
};

export function listCards(): Card[] {
  return newest.all() as Card[];
}
