"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ProductImages } from "@/components/catalog/staff/images/product-images";
import { FormDialog } from "@/components/forms/form-dialog";
import { Badge } from "@/components/ui/badge";
import { Tabs } from "@/components/ui/tabs";
import type { EditableProduct, ProductCost } from "@/lib/catalog/staff/rows";
import { EditProductForm } from "./edit-product-form";
import { ProductState } from "./product-state";
import { StockButton } from "./stock-button";
import type { StockRights } from "./stock-rights";
import { TagsButton } from "./tags-button";
import { ValueStock } from "./value-stock";

type Props = {
  product: EditableProduct;
  /** Units available for sale and whether it is: changed by their own buttons, never by this form. */
  shelf: { stock: number; isPublished: boolean };
  categories: string[];
  /** URL of the list without the editor. */
  closeHref: string;
  canDelete: boolean;
  rights: StockRights;
  /** Null for who may not see it. */
  cost: ProductCost | null;
};

/** Editor of the product in the query string. */
export function EditProductDialog({ product, shelf, categories, closeHref, canDelete, rights, cost }: Props) {
  const router = useRouter();
  const [tab, setTab] = useState("general");
  const [sawImages, setSawImages] = useState(false);
  const { stock } = shelf;
  const close = () => router.replace(closeHref as Route, { scroll: false });
  return (
    <FormDialog open onClose={close} title={`Editar: ${product.name}`} size="lg">
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto flex flex-wrap items-center gap-3">
          {!shelf.isPublished && <Badge variant="secondary">Borrador</Badge>}
          <span>
            Existencias: <strong className="tabular">{stock}</strong>
          </span>
        </p>
        <TagsButton product={product} />
        <StockButton product={{ id: product.id, name: product.name, stock }} rights={rights} isWide />
        <ProductState product={product} isPublished={shelf.isPublished} />
      </div>
      <Tabs
        label="Partes del producto"
        value={tab}
        onValueChange={(value) => {
          setTab(value);
          if (value === "images") setSawImages(true);
        }}
        tabs={[
          {
            value: "general",
            label: "Información General",
            content: (
              <>
                {cost && <ValueStock productId={product.id} cost={cost} />}
                <EditProductForm
                  product={product}
                  cost={cost}
                  categories={categories}
                  onSaved={close}
                  onClose={close}
                />
              </>
            ),
          },
          {
            value: "images",
            label: "Imágenes",
            content: sawImages && <ProductImages productId={product.id} canDelete={canDelete} />,
          },
        ]}
      />
    </FormDialog>
  );
}
