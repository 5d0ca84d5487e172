import { plainFilters } from "@/lib/catalog/filters";
import { storeMetadata } from "./metadata";
import { PurchasesIsland } from "./purchases-island";
import { StoreView } from "./store-view";

export const ensureStatic = "navigation";
export const generateMetadata = () => storeMetadata("");

export default function StorePage() {
  return (
    <StoreView filters={plainFilters()}>
      <PurchasesIsland />
    </StoreView>
  );
}
