/** In milliseconds; what is older may have changed. */
const FRESH_MS = 30_000;

type Fetched = { answer: Promise<Response | null>; at: number };

const ahead = new Map<string, Fetched>();

/** The data of a page that is likely to be next, for the router to take. False when it is here or on its way. */
export function fetchAhead(url: string): boolean {
  if (isFresh(ahead.get(url))) return false;
  const answer = fetch(url).then(
    (response) => (response.ok ? response : null),
    () => null,
  );
  ahead.set(url, { answer, at: Date.now() });
  return true;
}

export async function takeFetched(url: string): Promise<Response | null> {
  const fetched = ahead.get(url);
  ahead.delete(url);
  return fetched && isFresh(fetched) ? fetched.answer : null;
}

export function forgetFetched() {
  ahead.clear();
}

function isFresh(fetched: Fetched | undefined) {
  return fetched !== undefined && Date.now() - fetched.at < FRESH_MS;
}
