import { type FieldTable, formOf } from "~/models/row/field";
import { tidyEmail } from "~/models/text/email";
import { z } from "~/models/text/schema";
import { requiredLine } from "~/models/text/text";
import { cleanLine, cutCharacters, hasAtMost, tooLong } from "~/models/text/typed-text";
import {
  isPasswordMixed,
  isPasswordTooLong,
  LONGEST_PASSWORD_BYTES,
  SHORTEST_PASSWORD,
} from "~/rules/password";

/** Four digits follow a full name. */
const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;
const LONGEST_USER_NAME = LONGEST_NAME + 4;

const fullName = (missing: string) => requiredLine(LONGEST_NAME, missing, "Full name");

const requiredEmail = (missing: string) =>
  requiredLine(LONGEST_EMAIL, missing, "Email", tidyEmail).meta({
    description: "Email, unique without regard to case",
  });

export const isEmail = (text: string) => /^[^\s@<>",;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/.test(text);
const isGmail = (text: string) => /^[a-z0-9](\.?[a-z0-9+_-])*@gmail\.com$/i.test(text);

const aboutUserName = {
  description: "Unique; drawn from the full name when absent on registration",
  maxLength: LONGEST_USER_NAME,
};

/** The byte limit is told apart from the strength rules: it is bcrypt's, not ours. */
export const newPassword = z
  .string("Please enter password")
  .min(1, { error: "Please enter password", abort: true })
  .refine((text) => !isPasswordTooLong(text), {
    error: `Password must be at most ${LONGEST_PASSWORD_BYTES} bytes`,
    abort: true,
  })
  .min(SHORTEST_PASSWORD, { error: `Password must be at least ${SHORTEST_PASSWORD} characters`, abort: true })
  .refine(isPasswordMixed, { error: "Must contain uppercase, lowercase, and number" })
  .meta({
    description: `${SHORTEST_PASSWORD} characters to ${LONGEST_PASSWORD_BYTES} bytes, with an uppercase letter, a lowercase letter and a digit`,
    format: "password",
  });

export const LoginForm = z.object({
  email: z
    .string("Email is required")
    .transform(tidyEmail)
    .refine((text) => text !== "", "Email is required")
    .meta({ description: "Email, whatever its case" }),
  password: z
    .string("Password is required")
    .min(1, "Password is required")
    .meta({ description: "Password", format: "password" }),
});

/** A `userName` that a form sends is only taken when it was generated for this name. */
export const createAdminFields = {
  FullName: {
    label: "Full Name",
    rule: fullName("Please enter full name"),
    input: { maxLength: LONGEST_NAME },
  },
  email: {
    label: "Email",
    rule: requiredEmail("Please enter email").refine(isEmail, "Invalid email format"),
    input: { type: "email", maxLength: LONGEST_EMAIL },
  },
  userName: {
    label: "Username",
    hint: "Made from the full name and four digits",
    rule: z
      .string()
      .nullish()
      .transform((text) => cleanLine(text ?? ""))
      .refine((text) => hasAtMost(text, LONGEST_USER_NAME), tooLong("Username", LONGEST_USER_NAME))
      .meta(aboutUserName),
  },
  password: {
    label: "Password",
    hint: "At least 8 characters with an uppercase letter, a lowercase letter and a digit",
    rule: newPassword,
  },
} satisfies FieldTable;

/** A Gmail address is only asked for when the address changes: an admin made with another could never be edited. */
export function editUserFields(currentEmail: string) {
  return {
    FullName: {
      label: "Full Name",
      rule: fullName("Full name is required"),
      input: { maxLength: LONGEST_NAME },
    },
    userName: {
      label: "Username",
      rule: requiredLine(LONGEST_USER_NAME, "Username is required", "Username").meta(aboutUserName),
      input: { maxLength: LONGEST_USER_NAME },
    },
    email: {
      label: "Email",
      hint: "A new address must be a Gmail address",
      rule: requiredEmail("Email is required").refine(
        (text) => text.toLowerCase() === currentEmail.toLowerCase() || isGmail(text),
        "Email must be a valid Gmail address",
      ),
      input: { type: "email", maxLength: LONGEST_EMAIL },
    },
  } satisfies FieldTable;
}

export const CreateAdminForm = formOf(createAdminFields);

export function editUserForm(currentEmail: string) {
  return formOf(editUserFields(currentEmail));
}

export const PasswordForm = z.object({
  currentPassword: z.string("Enter your current password").min(1, "Enter your current password"),
  newPassword,
});

export type CreateAdminInput = z.output<typeof CreateAdminForm>;
export type EditUserInput = z.output<ReturnType<typeof editUserForm>>;

/** Some letters have more characters when they are small. */
export function userNameStem(fullName: string) {
  return cutCharacters(fullName.trim().toLowerCase().replace(/\s+/g, ""), LONGEST_NAME);
}

export function isGeneratedFor(userName: string, fullName: string) {
  const stem = userNameStem(fullName);
  return userName.startsWith(stem) && /^[1-9]\d{3}$/.test(userName.slice(stem.length));
}

export function greetingName(fullName: string) {
  const [first = ""] = fullName.trim().split(/\s+/);
  return cutCharacters(first, 12) || "Admin";
}
