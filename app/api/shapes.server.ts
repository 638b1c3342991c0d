import { z } from "zod";
import { picturePath } from "~/models/picture/file-name";

export const idShape = z.string().meta({ description: "24 hexadecimal characters" });

/** Of a row's date and of its picture's name, as they are stored. */
export const dateShape = z
  .date()
  .transform((date) => date.toISOString())
  .pipe(z.iso.datetime().meta({ description: "ISO 8601, in UTC" }));
export const pictureShape = z
  .string()
  .transform(picturePath)
  .pipe(
    z
      .string()
      .regex(/^\/uploads\//)
      .meta({ description: "Root-relative path of a picture" }),
  );

export const Message = z.object({ message: z.string() }).meta({ id: "Message" });

export const Failure = z
  .object({
    message: z.string().meta({ description: "One sentence for people" }),
    error: z.string().optional().meta({ description: "All messages in one line; not of a wrong login" }),
    errors: z.record(z.string(), z.string()).optional().meta({ description: "A message for each field" }),
  })
  .meta({ id: "Failure", description: "The answer to every failure" });
