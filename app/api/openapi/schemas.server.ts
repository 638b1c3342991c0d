import { z } from "zod";

type JsonSchema = Record<string, unknown>;

const PLACE = "#/components/schemas/";

const options = {
  unrepresentable: "any",
  override({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }) {
    if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  },
} as const;

/** What has an id of its own is only referred to. */
export function describeSchema(schema: z.ZodType, io: "input" | "output" = "output"): JsonSchema {
  const { $schema, $defs, ...described } = z.toJSONSchema(schema, { ...options, io });
  return JSON.parse(JSON.stringify(described).replaceAll("#/$defs/", PLACE));
}

/** All with an id, by it. */
export function describeNamed(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...options, uri: (id) => PLACE + id });
  const named = Object.entries(schemas).map(([id, { $schema, $id, ...described }]) => [id, described]);
  return Object.fromEntries(named);
}
