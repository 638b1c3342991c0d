import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { editorAction } from "~/admin/editor/action.server";
import { EditorFields } from "~/admin/editor/fields";
import { useFormState } from "~/admin/editor/form-state";
import { loadEditor } from "~/admin/editor/loader.server";
import { EditorScreen } from "~/admin/editor/screen";
import { adminHead } from "~/admin/frame/head";
import { loadOr } from "~/http/fault-reply.server";
import { BuyerForm, buyerFields } from "~/models/enquiry/form";
import { enquiryList } from "~/models/enquiry/list";
import { listFittingProducts } from "~/models/line/product.server";
import { readCarried } from "~/models/line/shape";
import { useFigures } from "~/ui/figures";
import { CorrectedLines, describeCarried } from "./corrected-lines";
import { enquiryConfig } from "./editor-config.server";

export { reloadAfterConflict as shouldRevalidate } from "~/ui/revalidation";

export const meta: MetaFunction = ({ matches }) => adminHead("Correct enquiry", matches);

export async function loader(args: LoaderFunctionArgs) {
  const source = await loadEditor(args, enquiryConfig(args.params.id));
  const stored = new URLSearchParams(source.stored?.fields).get("lines");
  const products = await loadOr(args.request, {}, () => listFittingProducts(readCarried(stored) ?? []));
  return { ...source, products };
}

export const action = editorAction(enquiryConfig);

export default function EnquiryEditor() {
  const { products } = useLoaderData<typeof loader>();
  const state = useFormState();
  const figures = useFigures();
  const [mine = "", theirs = ""] = [state.values, new URLSearchParams(state.stored?.fields)].map((values) =>
    describeCarried(values, figures),
  );
  return (
    <EditorScreen
      title="Correct enquiry"
      save="Save enquiry"
      list={enquiryList.path}
      state={state}
      schema={BuyerForm}
      fields={buyerFields}
      versions={[
        {
          ...{ name: "lines", label: "Sizes", same: mine === theirs },
          mine: <span className="lines">{mine}</span>,
          theirs: <span className="lines">{theirs}</span>,
        },
      ]}
    >
      {(errors) => (
        <>
          <EditorFields fields={buyerFields} values={state.values} errors={errors} />
          <CorrectedLines values={state.values} errors={errors} products={products} />
        </>
      )}
    </EditorScreen>
  );
}
