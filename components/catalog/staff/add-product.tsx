"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const AddProductDialog = dynamic(
  () => import("./add-product-dialog").then((module) => module.AddProductDialog),
  { ssr: false },
);

type Props = { categories: string[]; startsOpen?: boolean };

export function AddProduct({ categories, startsOpen = false }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [wasOpen, setWasOpen] = useState(startsOpen);
  return (
    <>
      <Button
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        <Icon name="lucide--plus" />
        Agregar producto
      </Button>
      {wasOpen && <AddProductDialog open={isOpen} onClose={() => setOpen(false)} categories={categories} />}
    </>
  );
}
