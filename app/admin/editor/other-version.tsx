import { DataTable } from "~/ui/data-table";
import { Notice } from "~/ui/notice";

type OtherVersionProps = { mine: Record<string, string | undefined>; theirs: Record<string, string> };

/** What somebody else has saved meanwhile beside what was typed here; nothing of either is lost. */
export function OtherVersion({ mine, theirs }: OtherVersionProps) {
  return (
    <Notice tone="bad" title="Somebody else has saved this in the meantime.">
      <p>Your changes are still in the form. Save again to keep them, or cancel to keep what is stored.</p>
      <DataTable
        caption="Both versions"
        columns={[{ label: "Field" }, { label: "Stored now" }, { label: "Yours" }]}
        rows={Object.entries(theirs).map(([field, value]) => [field, value, mine[field] ?? ""])}
      />
    </Notice>
  );
}
