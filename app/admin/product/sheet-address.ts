import { pickListState } from "~/models/row/list-query";

export const SHEET_PATH = "/adminproductsheet";

export function sheetAddress(id: string | null, search: URLSearchParams): string {
  const state = new URLSearchParams(pickListState(search));
  if (id) state.set("sheet", id);
  return state.size > 0 ? `${SHEET_PATH}?${state}` : SHEET_PATH;
}
