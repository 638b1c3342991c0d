import { etagOfRevision } from "~/http/etag.server";
import type { RowRange } from "~/models/row/page-number";
import type { Piece } from "~/models/row/pieces.server";
import { type RevisedKind, readRevisionToken } from "~/models/row/revision.server";
import { type LongReply, type Reply, reply } from "./reply.server";

export type ListOf<Row> = {
  kind: RevisedKind;
  page: (range: RowRange) => Promise<Row[]>;
  all: () => AsyncGenerator<Piece<Row>, void>;
  count: () => Promise<number>;
};

/** A list that is no longer than a piece is sent like everything else, a longer one in pieces. */
export async function replyWithAll<Row, Shape extends object>(
  rows: ListOf<Row>,
  json: (row: Row) => Shape,
  envelope: (list: Shape[]) => object,
): Promise<Reply | LongReply> {
  const revision = await readRevisionToken(rows.kind);
  const rest = rows.all();
  const first = await rest.next();
  const list = first.done ? [] : first.value.rows.map(json);
  if (first.done || !first.value.more) return reply(200, envelope(list));
  return { pieces: write(list, rest, json, JSON.stringify(envelope([]))), etag: etagOfRevision(revision) };
}

async function* write<Row, Shape extends object>(
  first: Shape[],
  rest: AsyncGenerator<Piece<Row>, void>,
  json: (row: Row) => Shape,
  frame: string,
) {
  const [head = "", tail = ""] = frame.split("[]");
  yield `${head}[${join(first)}`;
  for await (const { rows } of rest) if (rows.length > 0) yield `,${join(rows.map(json))}`;
  yield `]${tail}`;
}

function join(list: object[]) {
  return list.map((item) => JSON.stringify(item)).join(",");
}
