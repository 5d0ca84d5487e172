import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { OpenSearch } from "./open-search";
import { SearchField } from "./search-field";

/** Id of the field's popover, for the buttons that open it. */
const BOX = "buscador";

/**
 * The search of every page: a field where the header has room, else a magnifier that opens it over the header. A native
 * popover and a plain form, so that both work before hydration and without scripts.
 */
export function SiteSearch({ isInline = false }: { isInline?: boolean }) {
  return (
    <>
      <OpenSearch box={BOX} className={cn("icon-btn", isInline && "ml-auto lg:hidden")}>
        <Icon name="lucide--search" className="size-6" />
      </OpenSearch>
      <div id={BOX} popover="auto" className={cn("search-box", isInline && "search-box-inline")}>
        <div className="mx-auto flex max-w-2xl items-center gap-1 p-2">
          <SearchField id="buscar" />
          <button
            type="button"
            popoverTarget={BOX}
            popoverTargetAction="hide"
            aria-label="Cerrar la búsqueda"
            className={cn("icon-btn shrink-0", isInline && "lg:hidden")}
          >
            <Icon name="lucide--x" className="size-6" />
          </button>
        </div>
      </div>
    </>
  );
}
