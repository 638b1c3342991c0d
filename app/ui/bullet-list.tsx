export function BulletList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="stack close">
      <h3>{title}</h3>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
