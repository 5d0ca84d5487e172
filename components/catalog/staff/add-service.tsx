"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const ServiceDialog = dynamic(() => import("./service-dialog").then((module) => module.ServiceDialog), {
  ssr: false,
});

export function AddService({ startsOpen = false }: { startsOpen?: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="lucide--plus" />
        Agregar servicio
      </Button>
      {isOpen && <ServiceDialog onClose={() => setOpen(false)} />}
    </>
  );
}
