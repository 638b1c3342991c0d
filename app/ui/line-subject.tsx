import { type Line, moreOf, nameKind } from "~/models/enquiry/line";
import { steelTypes } from "~/steel/kind";

export function LineSubject({ line }: { line: Line }) {
  const { productId, productName, type, grade } = line;
  const path = productId && type ? `${steelTypes[type].detailPath}/${productId}` : null;
  const more = moreOf(line);
  return (
    <>
      {nameKind(line)}
      {productName && <> · {path ? <a href={path}>{productName}</a> : productName}</>}
      {more && ` · ${more}`}
      {!productName && !grade && " · any grade that fits"}
    </>
  );
}
