import type { MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { editorAction } from "~/admin/editor/action.server";
import { EditorFields, EditorPicture } from "~/admin/editor/fields";
import { useFormState } from "~/admin/editor/form-state";
import { editorLoader } from "~/admin/editor/loader.server";
import { EditorScreen } from "~/admin/editor/screen";
import { adminHead } from "~/admin/frame/head";
import { TestimonialForm, testimonialFields, testimonialPictures } from "~/models/testimonial/form";
import { chosenPicture } from "~/ui/field/picture-fault";
import { StarField } from "~/ui/field/star-field";
import { testimonialConfig } from "./editor-config.server";

export { reloadAfterConflict as shouldRevalidate } from "~/ui/revalidation";

export const meta: MetaFunction = ({ params, matches }) =>
  adminHead(params.id ? "Edit Testimonial" : "Add Testimonial", matches);

export const loader = editorLoader(testimonialConfig);
export const action = editorAction(testimonialConfig);

export default function TestimonialEditor() {
  const adding = useParams().id === undefined;
  const state = useFormState();
  return (
    <EditorScreen
      title={adding ? "Add Testimonial" : "Edit Testimonial"}
      save={adding ? "Add Testimonial" : "Save Testimonial"}
      list="/adminTestimonialdetails"
      state={state}
      schema={schema}
      failure={adding ? undefined : "Error updating testimonial"}
      fields={testimonialFields}
      pictures={testimonialPictures}
    >
      {(errors) => (
        <>
          <EditorFields
            fields={testimonialFields}
            values={state.values}
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
