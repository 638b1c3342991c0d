import type { Accepts } from "~/api/body.server";
import { MOST_MB } from "~/models/picture/limits";
import { describeSchema } from "./schemas.server";

type Fields = { properties?: Record<string, object>; required?: string[] };

export function describeBody(accepts: Accepts) {
  const fields: Fields = describeSchema(accepts.schema, "input");
  const json = { "application/json": { schema: fields, example: accepts.example } };
  if (!accepts.pictures) return { required: true, content: json };
  const multipart = { "multipart/form-data": describeMultipart(accepts, accepts.pictures, fields) };
  // Where a picture is required, JSON alone cannot be enough.
  return { required: true, content: accepts.requiredPictures ? multipart : { ...json, ...multipart } };
}

function describeMultipart({ requiredPictures = [] }: Accepts, pictures: readonly string[], fields: Fields) {
  const files = pictures.map((name) => [name, { type: "string", format: "binary", description: PICTURE }]);
  const lists = Object.entries(fields.properties ?? {}).filter(([, property]) => isList(property));
  return {
    schema: {
      ...fields,
      properties: { ...fields.properties, ...Object.fromEntries(files) },
      required: [...(fields.required ?? []), ...requiredPictures],
    },
    encoding: Object.fromEntries([
      ...lists.map(([name]) => [name, { contentType: "application/json" }]),
      ...pictures.map((name) => [name, { contentType: "image/jpeg, image/png, image/webp" }]),
    ]),
  };
}

const PICTURE = `JPEG, PNG or WebP of at most ${MOST_MB} MB and 50 megapixels`;

function isList(property: object) {
  return "items" in property;
}
