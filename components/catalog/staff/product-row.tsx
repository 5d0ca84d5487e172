import type { Route } from "next";
import Link from "next/link";
import { IconLink, ViewLink } from "@/components/lists/icon-link";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import { Td } from "@/components/ui/table";
import { categoryLabel } from "@/lib/catalog/labels";
import { NO_CATEGORY } from "@/lib/catalog/staff/labels";
import { movementsPath } from "@/lib/catalog/staff/list-address";
import type { StaffProduct } from "@/lib/catalog/staff/rows";
import { formatCop } from "@/lib/core/money";
import { DeleteElement } from "./delete-element";
import { SelectBox } from "./selection";
import { StockButton } from "./stock-button";
import { StockCount } from "./stock-count";
import type { StockRights } from "./stock-rights";

type Props = {
  product: StaffProduct;
  low: number;
  editHref: string;
  canDelete: boolean;
  rights: StockRights;
};

/** A product as a table row, or a card on narrow screens. */
export function ProductRow({ product, low, editHref, canDelete, rights }: Props) {
  const { id, name, slug, category, price, stock } = product;
  return (
    <tr className="hover:bg-muted">
      <Td className="w-11 pr-0 z-10 max-md:-my-2 max-md:-ml-2">
        <SelectBox id={id} label={`Seleccionar ${name}`} />
      </Td>
      <Td className="w-12 pr-0">
        <Picture
          src={product.image}
          alt=""
          width={40}
          height={40}
          sizes="40px"
          className="size-10 max-w-none rounded-md bg-muted object-cover"
        />
      </Td>
      <Td className="max-md:flex-1 max-md:basis-28">
        <Link
          href={editHref as Route}
          scroll={false}
          prefetch={false}
          className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-primary md:after:hidden"
        >
          <span className="line-clamp-2 md:line-clamp-1">{name}</span>
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 text-muted-foreground">
          {category ? categoryLabel(category) : NO_CATEGORY}
          {!product.isPublished && <Badge variant="secondary">Borrador</Badge>}
          {product.badgeText && <Badge variant={product.badgeColor}>{product.badgeText}</Badge>}
        </span>
      </Td>
      <Td className="font-semibold whitespace-nowrap tabular max-md:basis-20 md:text-right">
        {formatCop(price)}
      </Td>
      <Td className="z-10 max-md:ml-auto">
        <span className="relative flex items-center justify-end gap-1">
          <StockCount stock={stock} low={low} />
          <StockButton product={{ id, name, stock }} rights={rights} />
        </span>
      </Td>
      <Td className="z-10 max-md:ml-auto md:w-px">
        <span className="relative flex flex-wrap items-center justify-end md:flex-nowrap">
          {product.isPublished && (
            <ViewLink
              href={`/producto/${slug}`}
              label={`Ver ${name} en la tienda`}
              title="Ver en la tienda"
            />
          )}
          <IconLink
            href={movementsPath(id)}
            label={`Movimientos de ${name}`}
            title="Movimientos"
            icon="lucide--history"
          />
          <span className="max-md:hidden">
            <IconLink
              href={editHref}
              label={`Editar ${name}`}
              title="Editar"
              icon="lucide--pencil"
              isOverlay
            />
          </span>
          {canDelete && <DeleteElement kind="product" id={id} name={name} />}
        </span>
      </Td>
    </tr>
  );
}
