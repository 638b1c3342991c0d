import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { type Draft, keptPicture, useDraft } from "~/admin/editor/draft";
import { answerEditorForm } from "~/admin/editor/form.server";
import { chosenPicture } from "~/admin/editor/picture-rule";
import { EditorScreen } from "~/admin/editor/screen";
import { loadEditor } from "~/admin/editor/source.server";
import { pictureVersion, type Version, versionOf } from "~/admin/editor/versions";
import { adminHead } from "~/admin/frame/title";
import { TestimonialForm } from "~/models/testimonial/form";
import { findTestimonial } from "~/models/testimonial/read.server";
import { MISSING_TESTIMONIAL, testimonialPlan, testimonialRow } from "./editor-config.server";
import { TestimonialFields } from "./editor-fields";

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
  return answerEditorForm(args, testimonialPlan(args.params.id));
}

/** Serves /createtestimonial and /edittestimonial/{id}. */
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
      versions={draft.stale ? listVersions(draft) : []}
    >
      {(errors) => <TestimonialFields draft={draft} errors={errors} />}
    </EditorScreen>
  );
}

const schema = TestimonialForm.extend({ file: chosenPicture() });

function listVersions(draft: Draft): Version[] {
  const stored = new URLSearchParams(draft.stored?.fields);
  const row = (field: string, label: string) =>
    versionOf(label, draft.values.get(field)?.trim() ?? "", stored.get(field) ?? "");
  return [
    row("fullName", "Full Name"),
    row("designation", "Designation"),
    row("rating", "Rating"),
    row("description", "Description"),
    pictureVersion("Picture", keptPicture(draft, "file")?.name ?? null, draft.stored?.pictures.file ?? null),
  ];
}
