export type BrowserDraft = {
  /** The form's one-time id: two windows have two drafts. */
  token: string;
  account: string;
  /** In lower case. */
  path: string;
  version: string | null;
  base?: string | null;
  fields: [name: string, value: string][];
  /** Names only: the pictures themselves cannot be stored. */
  files: string[];
  /** Nothing was typed since its form was sent: where that was saved, it is no draft any more. */
  isSent: boolean;
  /** In milliseconds. */
  keptAt: number;
};

const PREFIX = "draft:";
/** The account that works in this browser: a window left open after logging out stores nothing any more. */
const ACCOUNT = "draft-account";
/** Of all screens together; the oldest goes first. */
const MOST_DRAFTS = 20;

export function openDrafts(account: string) {
  attempt((storage) => storage.setItem(ACCOUNT, account));
}

/** Whether drafts of this account are stored: not after its logout, in whichever window. */
export function areDraftsOpen(account: string) {
  return attempt((storage) => storage.getItem(ACCOUNT)) === account;
}

export function watchAccount(listener: () => void) {
  return watchKeys((key) => key === null || key === ACCOUNT, listener);
}

/** A full or forbidden storage saves none. */
export function saveBrowserDraft(draft: BrowserDraft) {
  attempt((storage) => {
    if (storage.getItem(ACCOUNT) !== draft.account) return;
    const others = readAll(storage).filter(({ token }) => token !== draft.token);
    for (const { token } of others.slice(MOST_DRAFTS - 1)) storage.removeItem(PREFIX + token);
    storage.setItem(PREFIX + draft.token, JSON.stringify(draft));
  });
}

export function findDrafts(account: string, path: string): BrowserDraft[] {
  const all = attempt(readAll) ?? [];
  return all.filter((draft) => draft.account === account && draft.path === path);
}

export function dropDraft(token: string) {
  attempt((storage) => storage.removeItem(PREFIX + token));
}

export function dropAllDrafts() {
  attempt((storage) => {
    for (const key of listKeys(storage)) storage.removeItem(key);
    storage.removeItem(ACCOUNT);
  });
}

export function watchDrafts(listener: () => void) {
  return watchKeys((key) => key === null || key.startsWith(PREFIX), listener);
}

function watchKeys(concerns: (key: string | null) => boolean, listener: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (concerns(key)) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

function readAll(storage: Storage): BrowserDraft[] {
  // One that cannot be read stands in the way of no other.
  return listKeys(storage)
    .flatMap((key) => attempt<BrowserDraft>(() => JSON.parse(storage.getItem(key) ?? "")) ?? [])
    .sort((one, other) => other.keptAt - one.keptAt);
}

function listKeys(storage: Storage) {
  return Object.keys(storage).filter((key) => key.startsWith(PREFIX));
}

/** A browser may forbid its storage, or have it full: then there are no drafts. */
function attempt<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}
