import type { Route } from "next";
import Link from "next/link";
import { IconLink, ViewLink } from "@/components/lists/icon-link";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import { Td } from "@/components/ui/table";
import { categoryLabel } from "@/lib/catalog/labels";
import { NO_CATEGORY } from "@/lib/catalog/staff/labels";
import { movementsPath } from "@/lib/catalog/staff/list-address";
import type { StaffProduct } from "@/lib/catalog/staff/types";
import { formatCop } from "@/lib/core/money";
import { DeleteElement } from "./delete-element";
import { SelectBox } from "./selection";
import { StockButton } from "./stock-button";
import { StockCount } from "./stock-count";

type Props = { product: StaffProduct; low: number; editHref: string; canDelete: boolean };

const CELL = "max-lg:px-1.5 max-sm:block max-sm:border-0 max-sm:p-0 max-sm:first:pl-0 max-sm:last:pr-0";

/** A product as a table row, or a card on narrow screens. */
export function ProductRow({ product, low, editHref, canDelete }: Props) {
  const { id, name, slug, category, price, stock } = product;
  return (
    <tr className="hover:bg-muted max-sm:grid max-sm:grid-cols-[auto_auto_1fr] max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1 max-sm:border-b max-sm:border-border max-sm:p-3">
      <Td className={`${CELL} w-12`}>
        <SelectBox id={id} label={`Seleccionar ${name}`} />
      </Td>
      <Td className={`${CELL} w-14`}>
        <Picture
          src={product.image}
          alt=""
          width={48}
          height={48}
          sizes="48px"
          className="size-12 max-w-none rounded-md bg-muted object-cover"
        />
      </Td>
      <Td className={`${CELL} min-w-36`}>
        <Link
          href={editHref as Route}
          scroll={false}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:text-primary sm:min-h-0"
        >
          {name}
        </Link>
        <span className="flex flex-wrap items-center gap-2 text-muted-foreground">
          {category ? categoryLabel(category) : NO_CATEGORY}
          {product.badgeText && <Badge variant={product.badgeColor}>{product.badgeText}</Badge>}
        </span>
      </Td>
      <Td
        className={`${CELL} text-right font-semibold whitespace-nowrap tabular-nums max-sm:col-span-2 max-sm:text-left`}
      >
        {formatCop(price)}
      </Td>
      <Td className={`${CELL} max-sm:justify-self-end`}>
        <span className="flex items-center justify-end gap-1">
          <StockCount stock={stock} low={low} />
          <StockButton product={{ id, name, stock }} />
        </span>
      </Td>
      <Td className={`${CELL} max-sm:col-span-3`}>
        <span className="flex items-center sm:justify-end">
          <ViewLink href={`/producto/${slug}`} label={`Ver ${name} en la tienda`} title="Ver en la tienda" />
          <IconLink
            href={movementsPath(id)}
            label={`Movimientos de ${name}`}
            title="Movimientos"
            icon="lucide--history"
          />
          <IconLink href={editHref} label={`Editar ${name}`} title="Editar" icon="lucide--pencil" isOverlay />
          {canDelete && <DeleteElement kind="product" id={id} name={name} />}
        </span>
      </Td>
    </tr>
  );
}
