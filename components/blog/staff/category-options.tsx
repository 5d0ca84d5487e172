import { CATEGORY_LABELS, POST_CATEGORIES } from "@/lib/blog/labels";

export function CategoryOptions() {
  return POST_CATEGORIES.map((category) => (
    <option key={category} value={category}>
      {CATEGORY_LABELS[category]}
    </option>
  ));
}
