/** What shows while something slow is on its way: an image and a text (specification, section 2). */
export function Loading({ text = "Loading..." }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <img src="/loading.svg" alt="" width={96} height={96} />
      <p className="label">{text}</p>
    </div>
  );
}
