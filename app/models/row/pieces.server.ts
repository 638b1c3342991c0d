import type { RowRange } from "./page-number";

export type Piece<Row> = { rows: Row[]; more: boolean };

type Moment = { id: string; createdAt: Date };

export type Rest = {
  createdAt?: { lte: Date };
  OR?: [{ createdAt: { lt: Date } }, { id: { lt: string } }];
};

/** Begins after the last row of the piece before: no row comes twice or is left out. */
export async function* newestFirstInPieces<Row extends Moment>(
  size: number,
  read: (rest: Rest, size: number) => Promise<Row[]>,
): AsyncGenerator<Piece<Row>, void> {
  let rest: Rest = {};
  for (;;) {
    const rows = await read(rest, size);
    const last = rows.at(-1);
    const more = last !== undefined && rows.length === size;
    yield { rows, more };
    if (!more) return;
    rest = after(last);
  }
}

/** `createdAt` stands alone as well: an index is only entered at a bound that is not within an OR. */
function after({ id, createdAt }: Moment): Rest {
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] };
}

export const orderByNewest = [{ createdAt: "desc" as const }, { id: "desc" as const }];

/** Of a noun, whose rows `read` answers whole and newest first: one, some, and all in pieces of that size. */
export function readerOfWhole<Row extends Moment>(
  size: number,
  read: (asked: { where?: Rest | { id: string } } & Partial<RowRange>) => Promise<Row[]>,
) {
  return {
    find: async (id: string) => (await read({ where: { id } }))[0] ?? null,
    list: (range: RowRange) => read(range),
    all: () => newestFirstInPieces(size, (where, take) => read({ where, take })),
  };
}
