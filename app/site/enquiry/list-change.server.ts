import { data } from "@remix-run/node";
import { writeEnquiryList } from "~/http/enquiry-cookie.server";
import { redirectWithFlash } from "~/http/flash.server";
import { readListLink } from "~/http/list-link.server";
import { readReturnPath } from "~/http/return-path.server";
import { readEnquiryLine } from "~/models/enquiry/asked-line";
import { describeLine, type ListedLine, weighLine } from "~/models/enquiry/line";
import { addLine, changeLine } from "~/models/enquiry/listed";
import { keyOf, unpackLines } from "~/models/enquiry/packed.server";
import { readCalculator } from "~/models/steel/calculator-query";

/** Why the lines stay as they were, with what was typed into one of them. */
type LineFault = { about: "lines"; problem: string; typed: Record<string, string> };

const LIST = "/enquiry";
const NO_ROOM = "The list is full: please send it, or take a size off";
const GONE = "That size is not on the list any more";

type Change = (
  lines: ListedLine[],
  fields: URLSearchParams,
) => Promise<Response | ReturnType<typeof rejectList>>;

/** By the form's `intent`. Success leads to a page with a message; a rejected change leaves the list as it is. */
export const listChanges: ReadonlyMap<string, Change> = new Map(
  Object.entries({ add, change, remove, undo, take }),
);

const TYPED = ["line", "pieces", "length", "weight"];

export function rejectList(problem: string, fields = new URLSearchParams(), status = 400) {
  const typed = Object.fromEntries([...fields].filter(([name]) => TYPED.includes(name)));
  const fault: LineFault = { about: "lines", problem, typed };
  return data(fault, { status });
}

/** `back` is the page of this site that the size was added on. */
async function add(lines: ListedLine[], fields: URLSearchParams) {
  const line = readEnquiryLine(fields);
  if (!line) return rejectList(`That size could not be read. ${faultsOf(fields)}`.trim());
  const added = addLine(lines, line);
  if (!added.ok) return rejectList(added.message);
  const back = readReturnPath(fields.get("back")) ?? LIST;
  const count = `See the list (${added.lines.length})`;
  return leadTo(back, added.lines, {
    text: `Added to your enquiry list: ${describe(line)}.`,
    links: pathOf(back) === LIST ? [] : [{ href: LIST, label: count }],
  });
}

/** Pieces, and the length of a sheet; of a coil its weight or its length, whichever is another than it was. */
async function change(lines: ListedLine[], fields: URLSearchParams) {
  const index = findLine(lines, fields.get("line"));
  const line = lines[index];
  if (!line) return rejectList(GONE);
  const asked = new URLSearchParams({
    form: line.form,
    thickness: String(line.thickness),
    width: String(line.width),
    length: fields.get("length") ?? "",
    pieces: fields.get("pieces") ?? "",
    ...(line.form === "coil" ? { inner: String(line.inner ?? "") } : {}),
  });
  const weight = fields.get("weight") ?? "";
  if (line.form === "coil" && !onlyLengthChanged(line, weight, asked.get("length") ?? "")) {
    asked.set("weight", weight);
  }
  const changed = readEnquiryLine(asked);
  if (!changed) return rejectList(`${describe(line)} stays as it was. ${faultsOf(asked)}`, fields);
  const { product, type, words } = line;
  const result = changeLine(lines, index, { ...changed, product, type, words });
  if (!result.ok) return rejectList(result.message);
  return leadTo(LIST, result.lines, { text: `Changed to ${describe(result.line)}.` });
}

async function remove(lines: ListedLine[], fields: URLSearchParams) {
  const index = findLine(lines, fields.get("line"));
  const line = lines[index];
  if (!line) return rejectList(GONE);
  return leadTo(LIST, lines.toSpliced(index, 1), {
    text: `Taken off the list: ${describe(line)}.`,
    undo: { action: LIST, id: `${index}.${keyOf(line)}` },
  });
}

async function undo(lines: ListedLine[], fields: URLSearchParams) {
  const [, index = "", packed = ""] = /^(\d{1,2})\.([\w-]{1,300})$/.exec(fields.get("id") ?? "") ?? [];
  const [line] = unpackLines(packed) ?? [];
  if (!line) return rejectList("That size could not be put back");
  const added = addLine(lines, line, Math.min(Number(index), lines.length));
  if (!added.ok) return rejectList(added.message);
  return leadTo(LIST, added.lines, { text: `Back on the list: ${describe(line)}.` });
}

/** The lines of a link. What is on the list already stays as it is, so that a link can be opened twice. */
async function take(lines: ListedLine[], fields: URLSearchParams) {
  const linked = readListLink(fields.get("list"));
  if (!linked) return rejectList("This link is not whole: please ask for it again");
  const known = new Set(lines.map(keyOf));
  let taken = lines;
  for (const line of linked.filter((each) => !known.has(keyOf(each)))) {
    const added = addLine(taken, line);
    if (!added.ok) return rejectList(added.message);
    taken = added.lines;
  }
  const there = linked.filter((each) => known.has(keyOf(each))).length;
  const count = linked.length - there;
  const text =
    count === 0 ? "All of these sizes are on your list." : `${countSizes(count)} added to your list.`;
  return leadTo(LIST, taken, {
    text: there > 0 && count > 0 ? `${text} ${there} were on it already.` : text,
  });
}

async function leadTo(
  path: string,
  lines: ListedLine[],
  flash: Omit<Parameters<typeof redirectWithFlash>[1], "kind">,
) {
  const header = await writeEnquiryList(lines);
  if (header === null) return rejectList(NO_ROOM);
  return redirectWithFlash(path, { kind: "success", ...flash }, new Headers({ "Set-Cookie": header }));
}

function findLine(lines: ListedLine[], key: string | null) {
  return lines.findIndex((line) => keyOf(line) === key);
}

/** Both are shown, one of them worked out: the weight decides when both or none are new. */
function onlyLengthChanged(line: ListedLine, weight: string, length: string) {
  const now = weighLine(line);
  if (weight.trim() === "") return true;
  const isSameWeight = Number(weight) === Math.round((now.weightKg / line.pieces) * 100) / 100;
  return isSameWeight && (line.weight === null || Number(length) !== now.length);
}

function countSizes(count: number) {
  return `${count} ${count === 1 ? "size" : "sizes"}`;
}

function describe(line: ListedLine) {
  const { form, thickness, width, pieces, inner } = line;
  const { length } = weighLine(line);
  return `${form} ${describeLine({ form, thickness, width, length, pieces, inner })}`;
}

function faultsOf(fields: URLSearchParams) {
  const faults = Object.entries(readCalculator(fields).errors);
  return faults
    .map(([field, message]) => `${field[0]?.toUpperCase()}${field.slice(1)}: ${message}.`)
    .join(" ");
}

function pathOf(address: string) {
  return address.split(/[?#]/)[0];
}
