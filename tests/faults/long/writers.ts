import { setTimeout as pause } from "node:timers/promises";
import { type Client, formOf, product } from "../../api/client";

/** What a writer knows of one of its products: what was answered last, and what was asked and never answered. */
type Known = { saved: string | null; asked: string | null | undefined };

/** A program that creates, changes and deletes products of its own, and remembers what it was told. */
export type Writer = { known: Map<string, Known>; acknowledged: number };

export function makeWriter(): Writer {
  return { known: new Map(), acknowledged: 0 };
}

/**
 * Writes until the site is gone. `saved` is a product's name, null when it is deleted. A request without an answer
 * may have been carried out or not: `asked` is what would be saved then.
 */
export async function writeUntilGone(client: Client, writer: Writer, picture: Blob) {
  for (;;) {
    try {
      if (!(await writeOnce(client, writer, picture))) await pause(100);
    } catch {
      return;
    }
  }
}

async function writeOnce(client: Client, writer: Writer, picture: Blob): Promise<boolean> {
  const own = [...writer.known].filter(([, { saved, asked }]) => saved !== null && asked === undefined);
  const [id, known] = own[Math.floor(Math.random() * own.length)] ?? [];
  const name = `Sheet ${Math.random()}`;
  const dice = Math.random();
  if (!id || !known || dice < 0.5) return create(client, writer, name, picture);
  const deletes = dice > 0.9;
  known.asked = deletes ? null : name;
  const form = formOf({ ...product, name, ...(dice < 0.7 ? { file: picture } : {}) });
  const answer = deletes
    ? await client.call("DELETE", `/api/admin/product/deleteProduct/${id}`)
    : await client.call("PUT", `/api/admin/product/updateProduct/${id}`, { form });
  if (answer.status === 200) {
    known.saved = known.asked;
    writer.acknowledged += 1;
  }
  known.asked = undefined;
  return answer.status === 200;
}

async function create(client: Client, writer: Writer, name: string, picture: Blob): Promise<boolean> {
  const form = formOf({ ...product, name, file: picture });
  const { status, json } = await client.call("POST", "/api/admin/product/createProduct", { form });
  if (status !== 201) return false;
  writer.known.set(json.product._id, { saved: name, asked: undefined });
  writer.acknowledged += 1;
  return true;
}

/** What a writer was told and the site no longer has, in words. What was never answered may be either way. */
export function listLost(writer: Writer, names: ReadonlyMap<string, string>): string[] {
  const lost: string[] = [];
  for (const [id, known] of writer.known) {
    const found = names.get(id) ?? null;
    if (found === known.saved) known.asked = undefined;
    else if (found === known.asked) Object.assign(known, { saved: found, asked: undefined });
    else lost.push(`${id} should be ${known.saved}, or ${known.asked}, and is ${found}`);
  }
  return lost;
}
