import { Fragment } from "react";
import { type Line, nameSteel } from "~/models/enquiry/line";
import { steelTypes } from "~/steel/kind";

export function LineSubject({ line }: { line: Line }) {
  const { productId, productName, type, grade } = line;
  const path = productId && type ? `${steelTypes[type].detailPath}/${productId}` : null;
  const anyGrade = productName || grade ? [] : ["any grade that fits"];
  return [...nameSteel(line), ...anyGrade].map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " · "}
      {path && part === productName ? <a href={path}>{part}</a> : part}
    </Fragment>
  ));
}
