"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";

type Props = { url: string; title: string; children: ReactNode };

/** Shows the children (a drawing) until the third-party map is requested. */
export function MapEmbed({ url, title, children }: Props) {
  const [open, setOpen] = useState(false);

  if (open) return <iframe src={url} title={title} className="absolute inset-0 size-full border-0" />;
  return (
    <>
      {children}
      <div className="absolute inset-x-0 bottom-0 flex justify-center p-5">
        <Button onClick={() => setOpen(true)} className="shadow-lg">
          Ver mapa interactivo
        </Button>
      </div>
    </>
  );
}
