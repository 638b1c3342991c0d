import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import type { Line } from "~/models/line/line";
import { readPastedList } from "~/models/line/pasted";
import { readLine, saysSteel } from "~/models/line/pasted-line";
import { askRows, WholeNumber } from "~/models/row/sql.server";
import { sayCount, siFigures } from "~/steel/figures";
import { writePlain } from "~/steel/reading/plain";
import type { EnquiryInput } from "./form";

/** What is sent sooner after its page was made was hardly read by a person. */
const FASTEST_PERSON_MS = 3_000;

/** From so many points on it is held; no sign has as many alone. */
const HELD = 3;

const WORDS =
  /\b(?:seo|back ?links?|guest posts?|search engine|rank(?:ing)? (?:your|higher)|web ?(?:site )?(?:design|traffic)|casino|betting|crypto(?:currency)?|bitcoin|forex|viagra|cialis|porn|escorts?|payday loans?|lottery|unsubscribe)\b/gi;

const LINK = /\b(?:https?:\/\/|www\.)\S|\[url/gi;

const MOST_OF_A_KIND = 2;

type Sent = EnquiryInput & { lines: Line[]; phoneKey: string };
type Origin = { honeypot: string; ageMs: number | null };

/**
 * Why an enquiry is held as suspected spam; null where it is not. A filled trap is; else points are added, and nothing that
 * holds a size is held for them, however it came.
 */
export async function suspect(
  tx: Prisma.TransactionClient,
  sent: Sent,
  { honeypot, ageMs }: Origin,
): Promise<string | null> {
  if (honeypot.trim() !== "") return "filled the hidden field";
  const text = [sent.message, sent.list].filter(Boolean).join("\n");
  if (sent.lines.length > 0 || readPastedList(text).some(({ ok }) => ok)) return null;
  const written = `${sent.name}\n${text}`;
  const links = count(written, LINK);
  const words = new Set(written.match(WORDS)?.map((word) => word.toLowerCase()));
  const isFast = ageMs !== null && ageMs < FASTEST_PERSON_MS;
  const isKnown = await wasMarked(tx, sent);
  const signs: [points: number, says: string][] = [
    [Math.min(links, MOST_OF_A_KIND), sayCount(links, "link", siFigures)],
    [Math.min(words.size, MOST_OF_A_KIND), `says ${[...words].map((word) => `“${word}”`).join(", ")}`],
    [isFast ? 2 : 0, `sent ${((ageMs ?? 0) / 1000).toFixed(1)} s after opening the page`],
    [isKnown ? 2 : 0, "an earlier enquiry of this sender was marked as spam"],
    [sent.product || namesSteel(text) ? 0 : 1, "names no steel"],
  ];
  const found = signs.filter(([points]) => points > 0);
  const points = found.reduce((sum, [each]) => sum + each, 0);
  return points < HELD ? null : found.map(([, says]) => says).join("; ");
}

/** In characters, and of a text's first lines. */
const LONGEST_LOOKED_AT = 300;
const MOST_LINES = 20;

function namesSteel(text: string) {
  const lines = text.split("\n", MOST_LINES).map((line) => writePlain(line.slice(0, LONGEST_LOOKED_AT)));
  return lines.some((line) => saysSteel(readLine(line)));
}

function count(text: string, sign: RegExp) {
  return text.match(sign)?.length ?? 0;
}

/** By a person: what was only suspected says nothing of its sender. */
async function wasMarked(tx: Prisma.TransactionClient, { phoneKey, email }: Sent) {
  const marked = Prisma.sql`"status" = 'spam' AND "suspicion" IS NULL`;
  const [found] = await askRows(
    z.object({ marked: WholeNumber }),
    Prisma.sql`SELECT (
        EXISTS (SELECT 1 FROM "Enquiry" WHERE "phoneKey" = ${phoneKey} AND ${marked})
        OR EXISTS (SELECT 1 FROM "Enquiry" WHERE "email" = ${email} COLLATE NOCASE AND ${marked})
      ) AS "marked"`,
    tx,
  );
  return found?.marked === 1;
}
