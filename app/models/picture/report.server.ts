import { z } from "zod";
import { writeLog } from "~/log.server";
import { settingOf } from "~/models/row/setting.server";
import { isMany, type Swept } from "./sweep.server";
import { KEPT_MS } from "./trash.server";

const Report = z.object({ at: z.iso.datetime(), orphans: z.int(), pictures: z.int(), held: z.boolean() });

const last = settingOf("sweptPictures", Report);

export type SweepReport = z.output<typeof Report>;

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
