import { RegExpParser } from "@eslint-community/regexpp";
import { analyse } from "scslre";
import ts from "typescript";

export type Expression = { place: string; source: string; flags: string };

/** Every regular expression of a file: literals, and what is given to RegExp as a text; its variable parts are left out. */
export function findExpressions(file: string, text: string): Expression[] {
  const found: Expression[] = [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
  const add = (node: ts.Node, source: string, flags: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push({ place: `${file}:${line + 1}`, source, flags });
  };
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp") {
      const [source, flags] = (node.arguments ?? []).map((argument) => plainText(argument));
      if (source !== null && source !== undefined) add(node, source, flags ?? "");
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Whether some text makes the expression look at its characters again and again: more than in one pass. */
export function isSlow({ source, flags }: Expression): boolean {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const parsed = new RegExpParser().parseFlags(flags);
  return (
    analyse({ pattern, flags: parsed }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports
      .length > 0
  );
}

function plainText(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => literal.text).join("");
}

function kindOf(file: string) {
  return file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
