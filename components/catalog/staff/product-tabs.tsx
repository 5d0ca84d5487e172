import { SectionTabs } from "@/components/layout/section-tabs";
import { PRODUCT_LIST } from "@/lib/catalog/staff/list";
import { SEARCH_WORDS_PATH } from "@/lib/catalog/staff/list-address";

/** The products, and the words by which customers find them. */
export function ProductTabs({ current }: { current: string }) {
  return (
    <SectionTabs
      label="Productos y búsqueda"
      current={current}
      tabs={[
        { href: PRODUCT_LIST.path, label: "Productos" },
        { href: SEARCH_WORDS_PATH, label: "Búsqueda" },
      ]}
    />
  );
}
