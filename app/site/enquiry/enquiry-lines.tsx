import { describeLine } from "~/models/enquiry/line";
import type { ShownLine } from "~/models/enquiry/shown.server";
import { formatWeight } from "~/models/steel/measure";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { useFigures } from "~/ui/figures";

/** The sizes on the list, each with a button that takes it off. */
export function EnquiryLines({ lines }: { lines: ShownLine[] }) {
  const figures = useFigures();
  return (
    <DataTable
      caption="Sizes on your enquiry list"
      columns={[
        { label: "Size" },
        { label: "Weight", numeric: true },
        { label: "Take off" },
        { label: "For" },
      ]}
      rows={lines.map((line) => {
        const size = describeLine(line);
        return [
          `${line.form === "sheet" ? "Sheet" : "Coil"} ${size}`,
          formatWeight(line.weightKg, figures),
          <form key="remove" method="post" action="/enquiry">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="line" value={line.key} />
            <Button look="bare" size="small" icon="trash">
              Remove<span className="visually-hidden"> {size}</span>
            </Button>
          </form>,
          line.productName ?? "Any that fits",
        ];
      })}
    />
  );
}
