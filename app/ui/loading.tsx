/** What shows while something slow is on its way. */
export function Loading() {
  return (
    <div className="loading" role="status">
      <img src="/loading.svg" alt="" width={96} height={96} />
      <p className="label">Loading...</p>
    </div>
  );
}
