import { hotCoilCategory } from "../category-copy/hot-coil";
import { CategoryGuide } from "./guide";

export default function HotCoilGuide() {
  return <CategoryGuide type="hotrolledcoil" copy={hotCoilCategory} />;
}
