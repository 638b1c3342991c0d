import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { EditorFields, EditorPicture } from "~/admin/editor/fields";
import { respondToEditor } from "~/admin/editor/form.server";
import { useFormState } from "~/admin/editor/form-state";
import { chosenPicture } from "~/admin/editor/picture-rule";
import { EditorScreen } from "~/admin/editor/screen";
import { loadEditor } from "~/admin/editor/source.server";
import { listVersions } from "~/admin/editor/versions";
import { adminHead } from "~/admin/frame/title";
import { TestimonialForm, testimonialFields, testimonialPictures } from "~/models/testimonial/form";
import { StarField } from "~/ui/field/star-field";
import { testimonialConfig } from "./editor-config.server";

export { reloadAfterConflict as shouldRevalidate } from "~/ui/revalidation";

export const meta: MetaFunction = ({ params, matches }) =>
  adminHead(params.id ? "Edit Testimonial" : "Add Testimonial", matches);

export async function loader(args: LoaderFunctionArgs) {
  return loadEditor(args, testimonialConfig(args.params.id));
}

export async function action(args: ActionFunctionArgs) {
  return respondToEditor(args, testimonialConfig(args.params.id));
}

export default function TestimonialEditor() {
  const adding = useParams().id === undefined;
  const state = useFormState();
  return (
    <EditorScreen
      title={adding ? "Add Testimonial" : "Edit Testimonial"}
      adding={adding}
      save={adding ? "Add Testimonial" : "Save Testimonial"}
      list="/adminTestimonialdetails"
      state={state}
      schema={schema}
      failure={adding ? undefined : "Error updating testimonial"}
      versions={listVersions({ fields: testimonialFields, pictures: testimonialPictures, state })}
    >
      {(errors) => (
        <>
          <EditorFields
            fields={testimonialFields}
            state={state}
            errors={errors}
            controls={{
              rating: (field) => <StarField {...field} value={state.values.get("rating")} />,
            }}
          />
          <EditorPicture
            name="file"
            {...testimonialPictures.file}
            required={!state.stored}
            state={state}
            errors={errors}
          />
        </>
      )}
    </EditorScreen>
  );
}

const schema = TestimonialForm.extend({ file: chosenPicture() });
