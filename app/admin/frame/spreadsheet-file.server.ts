import { readFile } from "node:fs/promises";
import type { SentForm } from "~/http/form/multipart.server";
import { dropIncoming } from "~/models/picture/folder.server";
import { invalid } from "~/models/row/result";
import { decodeSheet, LARGEST_SHEET } from "~/models/spreadsheet/record.server";

/** The text of the CSV file that a form has brought; the file itself is not kept. */
export async function readSheetFile({ files }: SentForm) {
  const file = files.get("file");
  if (!file) return refuse("Choose a file");
  try {
    if (file.size > LARGEST_SHEET) return refuse("The file must be 5 MB or smaller");
    const text = decodeSheet(await readFile(file.source));
    if (text === null) return refuse("This is not a CSV file: save the spreadsheet as CSV UTF-8");
    return { ok: true as const, name: file.name || "file.csv", text };
  } finally {
    await dropIncoming(file.source);
  }
}

function refuse(message: string) {
  return invalid({ file: [message] });
}
