import { coldSheetCategory } from "../category-copy/cold-sheet";
import { CategoryGuide } from "./guide";

export default function ColdSheetGuide() {
  return <CategoryGuide type="coldrolledsheet" copy={coldSheetCategory} />;
}
