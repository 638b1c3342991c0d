import { z } from "zod";
import { writeLog } from "~/log.server";
import { settingOf } from "~/models/row/setting.server";
import { sayAge } from "~/models/text/age";
import { type Figures, formatCount, sayCount } from "~/steel/figures";
import { isMany, type Swept } from "./sweep.server";
import { KEPT_MS } from "./trash.server";

const Report = z.object({ at: z.iso.datetime(), orphans: z.int(), pictures: z.int(), held: z.boolean() });

const last = settingOf("sweptPictures", Report);

type SweepReport = z.output<typeof Report>;

export async function reportSweep({ files, orphans, pictures, held }: Swept, now: Date): Promise<void> {
  if (files > 0) writeLog({ event: "sweep", files });
  const before = await last.read();
  if (!isMany({ orphans, pictures })) {
    if (before?.held) await last.clear();
    return;
  }
  if (held && before?.held && before.orphans === orphans) return;
  if (held) writeLog({ event: "sweep-held", orphans, pictures });
  await last.write({ at: now.toISOString(), orphans, pictures, held });
}

export async function readSweepReport(now = new Date()): Promise<SweepReport | null> {
  const report = await last.read();
  const over = report && !report.held && now.getTime() - Date.parse(report.at) > KEPT_MS;
  return over ? null : report;
}

export function saySweep({ at, orphans, pictures, held }: SweepReport, now: Date, figures: Figures): string {
  const some = `${formatCount(orphans, figures)} of ${sayCount(pictures, "picture", figures)}`;
  const belong = orphans === 1 ? "belongs" : "belong";
  if (held) {
    return `${some} in the uploads folder ${belong} to nothing in this database. None was moved: make sure that this is the right database.`;
  }
  return `${some} belonged to nothing in this database and went to the trash ${sayAge(new Date(at), now, figures)}. The trash keeps them for 7 days and returns any that are needed again.`;
}
