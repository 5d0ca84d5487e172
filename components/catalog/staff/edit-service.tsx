"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { EditableService } from "@/lib/catalog/staff/rows";

const ServiceDialog = dynamic(() => import("./service-dialog").then((module) => module.ServiceDialog), {
  ssr: false,
});

export function EditService({ service }: { service: EditableService }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Editar ${service.name}`}
        title="Editar"
        onClick={() => setOpen(true)}
        className="icon-btn"
      >
        <Icon name="lucide--pencil" className="size-5" />
      </button>
      {isOpen && <ServiceDialog service={service} onClose={() => setOpen(false)} />}
    </>
  );
}
