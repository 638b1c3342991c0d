import { hotSheetCategory } from "../category-copy/hot-sheet";
import { CategoryGuide } from "./guide";

export default function HotSheetGuide() {
  return <CategoryGuide type="hotrolledsheet" copy={hotSheetCategory} />;
}
