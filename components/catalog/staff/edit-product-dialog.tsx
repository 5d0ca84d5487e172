"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ProductImages } from "@/components/catalog/staff/images/product-images";
import { FormDialog } from "@/components/forms/form-dialog";
import { Tabs } from "@/components/ui/tabs";
import type { EditableProduct } from "@/lib/catalog/staff/types";
import { EditProductForm } from "./edit-product-form";
import { StockButton } from "./stock-button";

type Props = {
  product: EditableProduct;
  /** Units available for sale: changed by movements and counts, never by this form. */
  stock: number;
  categories: string[];
  /** URL of the list without the editor. */
  closeHref: string;
  canDelete: boolean;
};

/** Editor of the product in the query string. */
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
