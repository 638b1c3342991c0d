/** Whether anything is asked is told by the text: browsers of 2022 do not know `URLSearchParams.size`. */
export function withQuery(path: string, search: URLSearchParams): string {
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}
