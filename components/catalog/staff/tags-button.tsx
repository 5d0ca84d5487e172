"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const TagsDialog = dynamic(() => import("./tags-dialog").then((file) => file.TagsDialog), { ssr: false });

/** Prints the labels of one product. */
export function TagsButton({ product }: { product: { id: string; name: string } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="lucide--barcode" />
        Etiquetas
      </Button>
      {isOpen && <TagsDialog products={[product]} onClose={() => setOpen(false)} />}
    </>
  );
}
