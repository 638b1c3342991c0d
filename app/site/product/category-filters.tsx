import { type FilterField, productSorts } from "~/models/product/sort";
import { Button, ButtonLink } from "~/ui/button";
import { InputField, SelectField } from "~/ui/field/field";

type CategoryFiltersProps = {
  path: string;
  /** What the address says, as it was typed. */
  given: Record<string, string>;
  errors: Partial<Record<FilterField, string>>;
};

const sizes: { name: FilterField; label: string }[] = [
  { name: "tmin", label: "Thickness from" },
  { name: "tmax", label: "Thickness to" },
  { name: "wmin", label: "Width from" },
  { name: "wmax", label: "Width to" },
];

const sorts = Object.entries(productSorts).map(([value, label]) => ({ value, label }));

/** The filters of a category, kept in its address: a link to a filtered list can be shared. */
export function CategoryFilters({ path, given, errors }: CategoryFiltersProps) {
  const filtered = Object.values(given).some((value) => value !== "");
  return (
    <form method="get" action={path} className="panel filter-form" key={JSON.stringify(given)}>
      {sizes.map(({ name, label }) => {
        const error = errors[name];
        return (
          <InputField
            key={name}
            label={label}
            name={name}
            unit="mm"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={given[name]}
            errors={error ? [error] : undefined}
          />
        );
      })}
      <SelectField label="Sort" name="sort" options={sorts} defaultValue={given.sort || "newest"} />
      <p className="cluster">
        <Button icon="search">Filter</Button>
        {filtered && (
          <ButtonLink look="bare" href={path}>
            Clear
          </ButtonLink>
        )}
      </p>
    </form>
  );
}
