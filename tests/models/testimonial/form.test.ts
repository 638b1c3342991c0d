import { describe } from "vitest";
import { checkFields } from "~/models/row/result";
import { TestimonialForm } from "~/models/testimonial/form";
import { alike, answerOf, checkRules, type Door, OK, type Rule } from "../rule-table";

const right = { fullName: "Grace", designation: "Buyer", description: "Good steel", rating: "5" };

const DESIGNATION = "Designation must be between 1 and 20 characters";
const DESCRIPTION = "Description must be between 1 and 100 characters";
const RANGE = "Rating must be between 1 and 5";

// Adding, editing and a program's call share one form: no row differs.
const rules: Rule[] = [
  alike("fullName", "", "Full Name is required"),
  alike("fullName", "   ", "Full Name is required"),
  alike("fullName", "x".repeat(100), OK),
  alike("fullName", "x".repeat(101), "Full Name must be at most 100 characters"),
  alike("designation", "", DESIGNATION),
  alike("designation", undefined, DESIGNATION),
  alike("designation", "x".repeat(21), OK),
  alike("designation", "x".repeat(50), OK),
  alike("designation", "x".repeat(51), DESIGNATION),
  alike("description", "", DESCRIPTION),
  alike("description", "x".repeat(101), OK),
  alike("description", "x".repeat(140), OK),
  alike("description", "x".repeat(141), DESCRIPTION),
  alike("rating", undefined, "Rating is required"),
  alike("rating", "", "Rating is required"),
  alike("rating", "0", "Rating is required"),
  alike("rating", "five", "Rating is required"),
  alike("rating", "-1", "Rating is required"),
  alike("rating", "1e0", "Rating is required"),
  alike("rating", "1", OK),
  alike("rating", "4.5", OK),
  alike("rating", 4.5, OK),
  alike("rating", "5", OK),
  alike("rating", "\u3000４．５ ", OK),
  alike("rating", "4.25", OK),
  alike("rating", "4.125", "Rating must have at most two decimals"),
  alike("rating", "0.5", RANGE),
  alike("rating", "5.5", RANGE),
  alike("rating", "6", RANGE),
  alike("rating", 10, RANGE),
];

const door: Door = (field, input) =>
  answerOf(checkFields(TestimonialForm, { ...right, [field]: input }), field);

describe("the rules of a testimonial", () => {
  checkRules(rules, { add: door, edit: door, api: door });
});
