import { EditorFields } from "~/admin/editor/fields";
import { Question } from "~/admin/frame/question";
import { ManyForm, MOST_AT_ONCE, manyFields } from "~/models/product/many";
import type { FieldErrors } from "~/models/row/result";
import { sayCount } from "~/steel/figures";
import { formatNumber } from "~/steel/measure";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { CheckedForm } from "~/ui/field/checked-form";
import { checkBySchema } from "~/ui/field/schema-check";
import { useFigures } from "~/ui/figures";
import { Notice } from "~/ui/notice";
import { SendButton } from "~/ui/send-button";

type ManyChoiceProps = {
  choice: { names: string[]; chosen: number; tooMany: boolean; asks: boolean };
  typed: URLSearchParams | null;
  errors: FieldErrors | undefined;
  path: string;
  /** The choice, as the screen was asked for. */
  search: string;
};

export function ManyChoice({
  choice: { names, chosen, tooMany, asks },
  typed,
  errors,
  path,
  search,
}: ManyChoiceProps) {
  const figures = useFigures();
  const count = (number: number) => formatNumber(number, figures, 0);
  if (tooMany) {
    return (
      <Notice tone="warn" title={`${sayCount(chosen, "product", figures)} are too many at once`}>
        At most {count(MOST_AT_ONCE)} can be changed together. Narrow the list by a search first.
      </Notice>
    );
  }
  // After a store that failed the number is not known, and what was typed is.
  if (chosen === 0 && !errors) {
    return (
      <EmptyState title="No product is ticked.">Tick products in the list, then change them here.</EmptyState>
    );
  }
  const more = chosen - names.length;
  const some = `${names.join(", ")}${more > 0 ? ` and ${count(more)} more` : ""}`;
  const choice = new URLSearchParams(search);
  for (const name of ["delete", "of"]) choice.delete(name);
  const kept = `?${choice}`;
  const products = sayCount(chosen, "product", figures);
  return (
    <>
      {chosen > 0 && (
        <section className="stack close" aria-labelledby="chosen">
          <h2 id="chosen">{products}</h2>
          <p className="soft">{some}</p>
        </section>
      )}
      <CheckedForm
        check={(fields) => checkBySchema(ManyForm, fields)}
        serverErrors={errors}
        action={path + kept}
        className="admin-form panel"
      >
        {(found) => (
          <>
            <EditorFields fields={manyFields} values={typed ?? new URLSearchParams()} errors={found} />
            <div className="form-actions">
              <SendButton icon="eye" busy="Looking...">
                Show what would change
              </SendButton>
            </div>
          </>
        )}
      </CheckedForm>
      {chosen > 0 && (
        <section className="panel stack" aria-labelledby="delete">
          <h2 id="delete">Delete them</h2>
          {asks ? (
            <Question
              yes="Yes, delete them"
              action={`${path + kept}&of=${chosen}`}
              fields={{ intent: "delete" }}
              back={`${path + kept}#delete`}
            >
              Delete {products}: {some}. You can undo this right afterwards.
            </Question>
          ) : (
            <p>
              <ButtonLink href={`${path + kept}&delete=1#delete`} look="quiet" icon="trash">
                Delete {products}
              </ButtonLink>
            </p>
          )}
        </section>
      )}
    </>
  );
}
