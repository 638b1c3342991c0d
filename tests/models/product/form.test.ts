import { describe, expect, it } from "vitest";
import { AddProductForm, EditProductForm, productFieldsOfProgram } from "~/models/product/form";
import { checkFields } from "~/models/row/result";
import { alike, answerOf, checkRules, OK, type Rule } from "../rule-table";

const right = {
  name: "Sheet",
  type: "hotrolledsheet",
  brand: "",
  thickness: "1.6, 2",
  width: "1000",
  purchaseNow: "",
  deliveryDays: "3-5",
  number: "2015550100",
};

const ADD_SIZES = "Only number and commans are allowed";
const EDIT_SIZES = "Only numbers and commas are allowed";
const DIGITS = "Phone number must be exactly 10 digits";

/** A program adds by the words of adding (and changes by those of editing). */
function sizes(input: unknown): Rule[] {
  return ["thickness", "width"].map((field) => [field, input, ADD_SIZES, EDIT_SIZES, ADD_SIZES]);
}

function bothSizes(input: unknown, answer: (label: string) => string): Rule[] {
  return [alike("thickness", input, answer("Thickness")), alike("width", input, answer("Width"))];
}

const rules: Rule[] = [
  alike("name", "", "Name is required"),
  alike("name", "  \t ", "Name is required"),
  alike("name", "\u0000\u200b", "Name is required"),
  alike("name", undefined, "Name is required"),
  alike("name", "  Sheet  ", OK),
  alike("name", "x".repeat(100), OK),
  alike("name", "𝒙".repeat(100), OK),
  alike("name", "x".repeat(101), "Name must be at most 100 characters"),
  alike("type", "", "Type is required"),
  alike("type", undefined, "Type is required"),
  alike("type", "copper", "Type is required"),
  ...["hotrolledsheet", "hotrolledcoil", "coldrolledsheet", "coldrolledcoil"].map((type) =>
    alike("type", type, OK),
  ),
  alike("brand", "", OK),
  alike("brand", undefined, OK),
  alike("brand", "x".repeat(60), OK),
  alike("brand", "x".repeat(61), "Brand must be at most 60 characters"),
  ...bothSizes("", (label) => `${label} is required`),
  ...bothSizes("   ", (label) => `${label} is required`),
  ...bothSizes(undefined, (label) => `${label} is required`),
  ...bothSizes("2", () => OK),
  ...bothSizes(" 1.6 ,2,.5 , 100000", () => OK),
  ...bothSizes(Array(50).fill("2").join(), () => OK),
  ...[
    "1,,2",
    ",",
    "1,",
    "-1",
    "0",
    "0.0",
    "1e9",
    "NaN",
    "Infinity",
    "0x10",
    "1.2.3",
    "1;2",
    "2 mm",
    "100000.1",
  ].flatMap(sizes),
  ...bothSizes("１．６，２", () => OK),
  ...bothSizes("1.6\u200b,\u202d2", () => OK),
  ...["2²", "1½", "2,5 mm"].flatMap(sizes),
  ...sizes(Array(500).fill("2").join()),
  ["thickness", "[1.6, 2]", ADD_SIZES, EDIT_SIZES, OK],
  ["width", "[1000]", ADD_SIZES, EDIT_SIZES, OK],
  ["thickness", "[]", ADD_SIZES, EDIT_SIZES, "Thickness is required"],
  ["thickness", "[[1]]", ADD_SIZES, EDIT_SIZES, ADD_SIZES],
  ...["[0.0000001]", "[100000.1]", "[1e21]", '["1219.1999999999998"]', "1219.1999999999998"].flatMap(sizes),
  alike("purchaseNow", "", OK),
  alike("purchaseNow", "x".repeat(100), OK),
  alike("purchaseNow", "x".repeat(101), "Bottom Card Text must be at most 100 characters"),
  ["deliveryDays", "", "Delivery days required", "Delivery days are required", "Delivery days required"],
  ["deliveryDays", " ", "Delivery days required", "Delivery days are required", "Delivery days required"],
  alike("deliveryDays", "x".repeat(40), OK),
  alike("deliveryDays", "x".repeat(41), "Delivery days must be at most 40 characters"),
  ["number", "", "Please must be 10 digits", "Phone number is required", "Please must be 10 digits"],
  ["number", "  ", "Please must be 10 digits", "Phone number is required", "Please must be 10 digits"],
  alike("number", "123456789", DIGITS),
  alike("number", "12345678901", DIGITS),
  alike("number", "20155501OO", DIGITS),
  alike("number", "٠١٢٣٤٥٦٧٨٩", OK),
  alike("number", "２０１５５５０１００", OK),
  alike("number", "+91 98200 12345", OK),
  alike("number", "(201) 555-0100", OK),
  ...["0091 98200 12345", "(+91) 98200 12345", "+91 098200 12345", "+91 (0) 98200-12345"].map((typed) =>
    alike("number", typed, OK),
  ),
  alike("number", "0 98200 12345", OK),
  alike("number", "098200-12345", OK),
  alike("number", "\u202a+91 98200 12345\u202c", OK),
  ["number", "\u200b", "Please must be 10 digits", "Phone number is required", "Please must be 10 digits"],
  ...["-2015550100", ").-2015550100"].map((typed) => alike("number", typed, DIGITS)),
  ["number", -2015550100, "Please must be 10 digits", "Phone number is required", DIGITS],
  ...["+91 98200 1234", "+91 98200 123456", "+971 50 123 4567", "+49 1511 2345678", "+2015550101"].map(
    (typed) => alike("number", typed, DIGITS),
  ),
  ...[
    "00 98200 12345",
    "+91 0098200 12345",
    "00919820012345 6",
    "0 98200 123456",
    "9820012345 6",
    "+0 98200 12345",
  ].map((typed) => alike("number", typed, DIGITS)),
  alike("number", "+9999 98200 12345", DIGITS),
  alike("number", "98200 12345 or 98200 12346", DIGITS),
  alike("number", " 2015550100 ", OK),
];

describe("the rules of a product", () => {
  checkRules(rules, {
    add: (field, input) => answerOf(checkFields(AddProductForm, { ...right, [field]: input }), field),
    edit: (field, input) => answerOf(checkFields(EditProductForm, { ...right, [field]: input }), field),
    api: (field, input) => {
      const fields = productFieldsOfProgram({ ...right, [field]: input });
      return answerOf(checkFields(AddProductForm, fields), field);
    },
  });
});

it.each(["+91 98200 12345", "0091 98200 12345", "0 98200 12345", "(98200) 12345"])(
  "keeps the ten digits of the number %s",
  (number) => expect(AddProductForm.parse({ ...right, number }).number).toBe("9820012345"),
);

it("takes the numbers of a program to six decimals, as 48 × 25.4 comes out of one", () => {
  const sent = { ...right, thickness: 9.524999999999999, width: [48 * 25.4, 0.000001] };
  expect(AddProductForm.parse(productFieldsOfProgram(sent))).toMatchObject({
    thickness: [9.525],
    width: [1219.2, 0.000001],
  });
  const text = { ...right, width: "[1219.1999999999998]" };
  expect(AddProductForm.parse(productFieldsOfProgram(text)).width).toEqual([1219.2]);
});
