import { CATEGORY_LABELS } from "@/lib/blog/labels";
import { POST_CATEGORIES } from "@/lib/blog/types";

export function CategoryOptions() {
  return POST_CATEGORIES.map((category) => (
    <option key={category} value={category}>
      {CATEGORY_LABELS[category]}
    </option>
  ));
}
