import { z } from "zod";

type JsonSchema = Record<string, unknown>;

/** Turns zod schemas into the document's; those with an id of their own are written once and referred to. */
export type SchemaBook = {
  describe: (schema: z.ZodType, io?: "input" | "output") => JsonSchema;
  schemas: () => Record<string, JsonSchema>;
};

export function makeSchemaBook(): SchemaBook {
  const named: Record<string, JsonSchema> = {};
  return {
    describe(schema, io = "output") {
      // Wrapped, because a schema with an id is only referred to from within another one.
      const text = JSON.stringify(
        z.toJSONSchema(z.object({ schema }), { io, unrepresentable: "any", override: sayOnce }),
      );
      const { $defs = {}, properties }: Wrapped = JSON.parse(
        text.replaceAll('"#/$defs/', '"#/components/schemas/'),
      );
      for (const [name, { id: _, ...definition }] of Object.entries($defs)) named[name] = definition;
      return properties.schema;
    },
    schemas: () => named,
  };
}

function sayOnce({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }) {
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
}

type Wrapped = { $defs?: Record<string, JsonSchema>; properties: { schema: JsonSchema } };
