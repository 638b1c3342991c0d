/** In characters: more are set smaller, in two lines. */
const LONG = 22;

export function Brand({ name }: { name: string }) {
  return (
    <a href="/" className="brand">
      <svg viewBox="0 0 36 36" aria-hidden="true" fill="none" stroke="currentColor">
        <circle cx="16" cy="18" r="4.5" strokeWidth="2" />
        <circle cx="16" cy="18" r="8.5" strokeWidth="2" />
        <path d="M28.5 18a12.5 12.5 0 1 1-12.5-12.5" strokeWidth="3" />
        <path className="brand-hot" d="M16 5.5H36" strokeWidth="3" />
      </svg>
      <span className={name.length > LONG ? "brand-name long" : "brand-name"}>{name}</span>
    </a>
  );
}
