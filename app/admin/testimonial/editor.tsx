import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { useDraft } from "~/admin/editor/draft";
import { EditorFields, EditorPicture } from "~/admin/editor/fields";
import { respondToEditor } from "~/admin/editor/form.server";
import { chosenPicture } from "~/admin/editor/picture-rule";
import { EditorScreen } from "~/admin/editor/screen";
import { loadEditor } from "~/admin/editor/source.server";
import { listVersions } from "~/admin/editor/versions";
import { adminHead } from "~/admin/frame/title";
import { TestimonialForm, testimonialFields, testimonialPictures } from "~/models/testimonial/form";
import { findTestimonial } from "~/models/testimonial/read.server";
import { StarField } from "~/ui/field/star-field";
import { MISSING_TESTIMONIAL, testimonialConfig, testimonialRow } from "./editor-config.server";

export { editorHeaders as headers } from "~/admin/editor/headers";
export { reloadAfterConflict as shouldRevalidate } from "~/admin/editor/revalidation";

export const meta: MetaFunction = ({ params }) =>
  adminHead(params.id ? "Edit Testimonial" : "Add Testimonial");

export async function loader(args: LoaderFunctionArgs) {
  return loadEditor(args, MISSING_TESTIMONIAL, async (id) => {
    const row = await findTestimonial(id);
    return row && testimonialRow(row);
  });
}

export async function action(args: ActionFunctionArgs) {
  return respondToEditor(args, testimonialConfig(args.params.id));
}

export default function TestimonialEditor() {
  const adding = useParams().id === undefined;
  const draft = useDraft();
  return (
    <EditorScreen
      title={adding ? "Add Testimonial" : "Edit Testimonial"}
      adding={adding}
      save={adding ? "Add Testimonial" : "Save Testimonial"}
      list="/adminTestimonialdetails"
      draft={draft}
      schema={schema}
      failure={adding ? undefined : "Error updating testimonial"}
      versions={listVersions({ fields: testimonialFields, pictures: testimonialPictures, draft })}
    >
      {(errors) => (
        <>
          <EditorFields
            fields={testimonialFields}
            draft={draft}
            errors={errors}
            controls={{
              rating: (field) => <StarField {...field} value={draft.values.get("rating")} />,
            }}
          />
          <EditorPicture
            name="file"
            {...testimonialPictures.file}
            required={!draft.stored}
            draft={draft}
            errors={errors}
          />
        </>
      )}
    </EditorScreen>
  );
}

const schema = TestimonialForm.extend({ file: chosenPicture() });
