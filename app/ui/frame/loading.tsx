/** An image and a text (specification, section 2). */
export function Loading({ text = "Loading..." }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <img src="/loading.svg" alt="" width={32} height={32} />
      <p>{text}</p>
    </div>
  );
}
