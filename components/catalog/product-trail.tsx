import { PageLink } from "@/components/layout/page-link";
import { Icon } from "@/components/ui/icon";
import { plainFilters, storeHref } from "@/lib/catalog/filters";
import { categoryLabel } from "@/lib/catalog/labels";

type Props = { name: string; category: string };

/** Where the product stands in the store: the way back, its category, and on wide screens its name. */
export function ProductTrail({ name, category }: Props) {
  return (
    <nav aria-label="Ruta" className="min-w-0 flex-1">
      <ol className="trail">
        <li>
          <PageLink href="/tienda" className="quiet-link gap-1.5">
            <Icon name="lucide--arrow-left" className="size-4" />
            Volver a la tienda
          </PageLink>
        </li>
        {category && (
          <li>
            <PageLink href={storeHref(plainFilters(category))} className="quiet-link">
              {categoryLabel(category)}
            </PageLink>
          </li>
        )}
        <li className="min-w-0 truncate max-md:hidden">
          <span aria-current="page">{name}</span>
        </li>
      </ol>
    </nav>
  );
}
