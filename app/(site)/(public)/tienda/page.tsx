import { PurchasesIsland } from "@/components/cart/purchases-island";
import { plainFilters } from "@/lib/catalog/filters";
import { getStoreList } from "@/lib/catalog/queries";
import { storeMetadata } from "./metadata";
import { StoreView } from "./store-view";

export const ensureStatic = "navigation";
export const generateMetadata = () => storeMetadata("");

export default function StorePage() {
  const filters = plainFilters();
  return (
    <StoreView filters={filters} list={getStoreList(filters)}>
      <PurchasesIsland />
    </StoreView>
  );
}
