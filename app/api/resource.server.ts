import { z } from "zod";

/** A kind of row of the API: how a row is found, how it looks as JSON, and the keys it travels under. */
export type Resource<Row, Json extends object> = {
  name: string;
  key: string;
  /** The keys around one row and around a list in the responses to GET; without a key they stand bare. */
  oneKey?: string;
  listKey?: string;
  event?: string;
  find: (id: string) => Promise<Row | null>;
  schema: z.ZodType<Json>;
  json: (row: Row) => Json;
  example: Json;
};

export function wrap(key: string | undefined, value: object): object {
  return key === undefined ? value : { [key]: value };
}

export function wrapSchema(key: string | undefined, schema: z.ZodType): z.ZodType {
  return key === undefined ? schema : z.object({ [key]: schema });
}
