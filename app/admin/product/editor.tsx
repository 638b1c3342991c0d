import type { MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { type ComponentProps, useState } from "react";
import { editorAction } from "~/admin/editor/action.server";
import { EditorFields, EditorPicture, PlainField } from "~/admin/editor/fields";
import { type FormState, useFormState } from "~/admin/editor/form-state";
import { editorLoader } from "~/admin/editor/loader.server";
import { EditorScreen } from "~/admin/editor/screen";
import { versionOf } from "~/admin/editor/versions";
import { adminHead } from "~/admin/frame/head";
import { doubtSizes, TICK } from "~/models/product/doubt";
import {
  AddProductForm,
  EditProductForm,
  productFields,
  productFocusFields,
  productPictures,
} from "~/models/product/form";
import { isProductType, steelTypes } from "~/steel/kind";
import { ButtonLink } from "~/ui/button";
import { InputField } from "~/ui/field/field";
import { chosenPicture } from "~/ui/field/picture-fault";
import { Rings } from "~/ui/field/rings";
import { useFrame } from "~/ui/frame/frame";
import { productConfig } from "./editor-config.server";

export { reloadAfterConflict as shouldRevalidate } from "~/ui/revalidation";

export const meta: MetaFunction = ({ params, matches }) =>
  adminHead(params.id ? "Edit Product" : "Add Product", matches);

export const loader = editorLoader(productConfig);
export const action = editorAction(productConfig);

export default function ProductEditor() {
  const { id } = useParams();
  const adding = id === undefined;
  const state = useFormState();
  const schema = adding ? addSchema : editSchema;
  return (
    <EditorScreen
      title={adding ? "Add Product" : "Edit Product"}
      save={adding ? "Add Product" : "Save Product"}
      list="/adminallproduct"
      state={state}
      schema={schema}
      links={id !== undefined && <ProductLinks id={id} fields={state.stored?.fields} />}
      fields={productFields}
      pictures={productPictures}
      versions={focusVersion(state)}
    >
      {(errors) => (
        <>
          <EditorFields
            fields={productFields}
            values={state.values}
            errors={errors}
            controls={{
              number: (props) => <NumberField {...props} />,
              width: (props) => (
                <>
                  <PlainField field={productFields.width} {...props} />
                  {isAsked(state) && (
                    <label className="row-tick">
                      <input type="checkbox" name="sure" value="1" />
                      The sizes are right as they are typed
                    </label>
                  )}
                </>
              ),
            }}
          />
          <EditorPicture name="file" {...productPictures.file} cut state={state} errors={errors} />
        </>
      )}
    </EditorScreen>
  );
}

/** The server has asked back, and what it asked about still stands there. */
function isAsked({ values, errors }: FormState) {
  const typed = { thickness: values.get("thickness") ?? "", width: values.get("width") ?? "" };
  const doubts = doubtSizes(typed, TICK);
  return Object.entries(doubts).some(([name, message]) => errors[name]?.includes(message));
}

function focusVersion({ values, stored }: FormState) {
  const theirs = new URLSearchParams(stored?.fields);
  if (values.get("focusOf") !== theirs.get("focusOf")) return [];
  const [mine = "", saved = ""] = [values, theirs].map(
    (fields) => `${fields.get("focusX")} % from the left, ${fields.get("focusY")} % from the top`,
  );
  return [versionOf("focusX", "Focus point", mine, saved)];
}

function ProductLinks({ id, fields }: { id: string; fields: [string, string][] | undefined }) {
  const stored = fields?.find(([name]) => name === "type")?.[1] ?? "";
  return (
    <>
      {isProductType(stored) && (
        <ButtonLink href={`${steelTypes[stored].detailPath}/${id}`} look="quiet" icon="eye">
          See it on the site
        </ButtonLink>
      )}
      <ButtonLink href={`/addproduct?from=${id}`} look="quiet" icon="plus">
        Duplicate
      </ButtonLink>
    </>
  );
}

const ofPicture = { file: chosenPicture(), ...productFocusFields };
const addSchema = AddProductForm.extend(ofPicture);
const editSchema = EditProductForm.extend(ofPicture);

/** A number that was typed with another country's code loses it, and is rung in the shop's own: that is seen here. */
export function NumberField({ defaultValue, ...props }: ComponentProps<typeof InputField>) {
  const [typed, setTyped] = useState(defaultValue);
  const country = useFrame().company.country;
  const { data: number } = productFields.number.rule.safeParse(typed);
  return (
    <InputField
      {...productFields.number.input}
      {...props}
      defaultValue={defaultValue}
      onInput={({ currentTarget: { value } }) => setTyped(value)}
      after={number && country && <Rings phone={number} country={country} />}
    />
  );
}
