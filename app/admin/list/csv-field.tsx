import { FieldFrame } from "~/ui/field/field-frame";

type CsvFieldProps = { label: string; hint: string; errors: string[] | undefined };

export function CsvField(props: CsvFieldProps) {
  return (
    <FieldFrame name="file" required {...props}>
      {(control) => <input type="file" accept=".csv,text/csv,text/plain" className="control" {...control} />}
    </FieldFrame>
  );
}
