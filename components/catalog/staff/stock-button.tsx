"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const StockDialog = dynamic(() => import("./stock-dialog").then((module) => module.StockDialog), {
  ssr: false,
});

type Props = {
  product: { id: string; name: string; stock: number };
  reserved?: number;
  /** With its name beside the sign, where there is room. */
  isWide?: boolean;
};

/** The way to move a product's stock, wherever it stands. */
export function StockButton({ product, reserved, isWide = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Ajustar existencias de ${product.name}`}
        title="Ajustar existencias"
        onClick={() => setOpen(true)}
        className={isWide ? buttonVariants({ variant: "outline" }) : "icon-btn"}
      >
        <Icon name="lucide--package-plus" className="size-5" />
        {isWide && "Ajustar existencias"}
      </button>
      {isOpen && <StockDialog product={product} reserved={reserved} onClose={() => setOpen(false)} />}
    </>
  );
}
