import {
  type FilterErrors,
  type FilterField,
  filterFields,
  filterLabels,
  finishLabels,
  productSorts,
} from "~/models/product/filter-field";
import { Button, ButtonLink } from "~/ui/button";
import { InputField, SelectField } from "~/ui/field/field";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { type ListPlace, listHref } from "./filter-link";
import type { Filter } from "./filtered-list.server";

type Option = { value: string; label: string };

const sizes = ["tmin", "tmax", "wmin", "wmax"] as const;
const sorts = Object.entries(productSorts).map(([value, label]) => ({ value, label }));

/** Kept in the list's address: a link to a filtered list can be shared. It stands beside the list; a phone folds it. */
export function ProductFilter({ place, filter }: { place: ListPlace; filter: Filter }) {
  const { given, errors } = filter;
  return (
    <div className="filter">
      <FilterFaults errors={errors} />
      <details className="filter-fold" open={Object.keys(errors).length > 0}>
        <summary className="button quiet">
          <Icon name="search" />
          Filter and sort
        </summary>
      </details>
      <form method="get" action={place.path} className="panel filter-form" key={JSON.stringify(given)}>
        <FilterFields place={place} filter={filter} />
      </form>
    </div>
  );
}

function FilterFields({ place, filter }: { place: ListPlace; filter: Filter }) {
  const { given, errors, readings, choices } = filter;
  const isUsed = filterFields.some((field) => given[field] !== "");
  const errorsOf = (field: FilterField) => (errors[field] ? [errors[field]] : undefined);
  const grades = choices.grades.map((value) => ({ value, label: value }));
  const finishes = choices.finishes.map((value) => ({ value, label: finishLabels[value] }));
  return (
    <>
      {sizes.map((name) => (
        <InputField
          key={name}
          label={filterLabels[name]}
          name={name}
          unit="mm"
          autoComplete="off"
          maxLength={20}
          defaultValue={given[name]}
          errors={errorsOf(name)}
          after={readings[name] && <span className="field-hint">Read as {readings[name]}</span>}
        />
      ))}
      <ChoiceField name="grade" given={given.grade} options={grades} errors={errorsOf("grade")} />
      <ChoiceField name="finish" given={given.finish} options={finishes} errors={errorsOf("finish")} />
      <SelectField
        label={filterLabels.sort}
        name="sort"
        options={sorts}
        defaultValue={given.sort || "newest"}
      />
      <p className="cluster">
        {place.type && <input type="hidden" name="type" value={place.type} />}
        <Button icon="search">Filter</Button>
        {isUsed && (
          <ButtonLink look="bare" href={listHref({ ...place, given: undefined })}>
            Clear
          </ButtonLink>
        )}
      </p>
    </>
  );
}

type ChoiceFieldProps = {
  name: "grade" | "finish";
  given: string;
  options: Option[];
  errors: string[] | undefined;
};

/** Only where products say something to choose. What a link asked for stands in the list as well. */
function ChoiceField({ name, given, options, errors }: ChoiceFieldProps) {
  if (options.length === 0 && given === "") return null;
  const isListed = given === "" || options.some(({ value }) => value === given);
  const all = [
    { value: "", label: "Any" },
    ...options,
    ...(isListed ? [] : [{ value: given, label: given }]),
  ];
  return (
    <SelectField label={filterLabels[name]} name={name} options={all} defaultValue={given} errors={errors} />
  );
}

/** Says which field is wrong; the list below is narrowed by the others. */
function FilterFaults({ errors }: { errors: FilterErrors }) {
  const wrong = filterFields.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  return (
    <Notice tone="bad" title="Part of the filter was not used">
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${field}`}>{filterLabels[field]}</a>: {errors[field]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
