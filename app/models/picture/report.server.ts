import { z } from "zod";
import { writeLog } from "~/log.server";
import { clearSetting, readSetting, writeSetting } from "~/models/row/setting.server";
import { isMany, type Swept } from "./sweep.server";
import { KEPT_MS } from "./trash.server";

const KEY = "sweptPictures";

const Report = z.object({ at: z.iso.datetime(), orphans: z.int(), pictures: z.int(), held: z.boolean() });

export type SweepReport = z.output<typeof Report>;

export async function reportSweep({ files, orphans, pictures, held }: Swept, now: Date): Promise<void> {
  if (files > 0) writeLog({ event: "sweep", files });
  const before = await read();
  if (!isMany({ orphans, pictures })) {
    if (before?.held) await clearSetting(KEY);
    return;
  }
  if (held && before?.held && before.orphans === orphans) return;
  if (held) writeLog({ event: "sweep-held", orphans, pictures });
  await writeSetting(KEY, JSON.stringify({ at: now.toISOString(), orphans, pictures, held }));
}

export async function readSweepReport(now = new Date()): Promise<SweepReport | null> {
  const report = await read();
  const over = report && !report.held && now.getTime() - Date.parse(report.at) > KEPT_MS;
  return over ? null : report;
}

async function read(): Promise<SweepReport | null> {
  const text = await readSetting(KEY);
  const report = text === null ? null : Report.safeParse(JSON.parse(text));
  return report?.success ? report.data : null;
}
