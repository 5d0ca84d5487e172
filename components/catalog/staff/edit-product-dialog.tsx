"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { ProductImages } from "@/components/media/staff/product-images";
import { Tabs } from "@/components/ui/tabs";
import type { EditableProduct } from "@/lib/catalog/staff/types";
import { EditProductForm } from "./edit-product-form";
import { StockButton } from "./stock-button";

type Props = {
  product: EditableProduct;
  /** Units that can be sold now: they move by entries, exits and counts, apart from what the form saves. */
  stock: number;
  categories: string[];
  /** The list without the editor over it. */
  closeHref: string;
  canDelete: boolean;
};

/** The editor of one product, open while the address names it. */
export function EditProductDialog({ product, stock, categories, closeHref, canDelete }: Props) {
  const router = useRouter();
  const [tab, setTab] = useState("general");
  const [sawImages, setSawImages] = useState(false);
  const close = () => router.replace(closeHref as Route, { scroll: false });
  return (
    <FormDialog open onClose={close} title={`Editar: ${product.name}`} size="lg">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          Existencias: <strong className="tabular-nums">{stock}</strong>
        </p>
        <StockButton product={{ id: product.id, name: product.name, stock }} isWide />
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
              <EditProductForm product={product} categories={categories} onSaved={close} onClose={close} />
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
