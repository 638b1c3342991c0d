type HiddenFieldsProps = {
  fields: Record<string, string> | Iterable<[name: string, value: string]>;
};

export function HiddenFields({ fields }: HiddenFieldsProps) {
  const list = Symbol.iterator in fields ? [...fields] : Object.entries(fields);
  return list.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
