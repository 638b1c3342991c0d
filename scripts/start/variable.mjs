/** Every variable that the site reads; app/env.server.ts says what each may be. */
export const siteVariables = [
  "NODE_ENV",
  "PORT",
  "HOST",
  "DATABASE_URL",
  "UPLOADS_DIR",
  "BACKUP_DIR",
  "ADOPT_FOLDERS",
  "SESSION_SECRET",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "ADMIN_NAME",
  "SAMPLE_CONTENT",
  "SITE_URL",
  "COMPANY_NAME",
  "COMPANY_PHONE",
  "COMPANY_EMAIL",
  "COMPANY_ADDRESS",
  "COMPANY_WHATSAPP",
  "PHONE_COUNTRY",
  "CURRENCY",
  "LOCALE",
  "TIME_ZONE",
  "ADS_CONVERSION",
  "SMTP_URL",
  "ENQUIRY_TO",
  "PUSH_PUBLIC_KEY",
  "PUSH_PRIVATE_KEY",
  "PUSH_TO_PRIVATE",
  "PAGE_MEMORY_MB",
  "API_ALLOWED_ORIGINS",
  "TRUST_PROXY",
];

/**
 * What Node's own reader of `.env` passes over without a word: a name that is nearly one of ours, and a line that says
 * something of one without a `=`. Answers one sentence, or null.
 */
export function findMisspelt(text, values) {
  for (const name of Object.keys(values)) {
    const meant = siteVariables.includes(name) ? null : nearest(name);
    if (meant) return `${name}: is not a variable of the site; ${meant} is`;
  }
  for (const line of text.split(/\r?\n/)) {
    const [, name] = /^\s*(?:export\s+)?([A-Z_]+)\b/.exec(line) ?? [];
    // A value between quotes may go on over lines.
    const isOfValue = Object.values(values).some((value) =>
      value.includes(`\n${line.replace(/["'`]\s*$/, "")}`),
    );
    if (name && siteVariables.includes(name) && !line.includes("=") && !isOfValue) {
      return `${name}: must be written as ${name}=value, not as ${JSON.stringify(line.trim())}`;
    }
  }
  return null;
}

function nearest(name) {
  const plain = (text) => text.toUpperCase().replace(/[^A-Z]/g, "");
  return siteVariables.find((known) => {
    const most = known.length > 5 ? 2 : 1;
    return distance(plain(name), plain(known)) <= most;
  });
}

/** Letters added, left out, exchanged or swapped with their neighbour. */
function distance(a, b) {
  let before = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(change, row[j] + 1, next[j - 1] + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    before = row;
    row = next;
  }
  return row[b.length];
}
