import { type Draft, keptPicture } from "~/admin/editor/draft";
import { pictureVersion, type Version, versionOf } from "~/admin/editor/versions";
import { isProductType, steelTypes } from "~/models/steel/kind";

const labels = [
  ["name", "Name"],
  ["type", "Type"],
  ["brand", "Brand"],
  ["thickness", "Thickness"],
  ["width", "Width"],
  ["purchaseNow", "Bottom Card Text"],
  ["deliveryDays", "Delivery Days"],
  ["number", "Phone Number"],
] as const;

/** The typed product and the one that is stored now, field by field. */
export function productVersions(draft: Draft): Version[] {
  const stored = new URLSearchParams(draft.stored?.fields);
  const rows = labels.map(([field, label]) =>
    versionOf(label, show(field, draft.values.get(field)), show(field, stored.get(field))),
  );
  return [
    ...rows,
    pictureVersion("Image", keptPicture(draft, "file")?.name ?? null, draft.stored?.pictures.file ?? null),
  ];
}

function show(field: string, value: string | null) {
  const text = value?.trim() ?? "";
  if (field === "thickness" || field === "width") {
    return text
      .split(",")
      .map((size) => size.trim())
      .join(", ");
  }
  return field === "type" && isProductType(text) ? steelTypes[text].label : text;
}
