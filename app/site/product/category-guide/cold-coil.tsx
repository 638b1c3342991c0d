import { coldCoilCategory } from "../category-copy/cold-coil";
import { CategoryGuide } from "./guide";

export default function ColdCoilGuide() {
  return <CategoryGuide type="coldrolledcoil" copy={coldCoilCategory} />;
}
