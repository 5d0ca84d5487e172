"use client";

import dynamic from "next/dynamic";
import { NewButton } from "@/components/forms/staff/new-button";

const ServiceDialog = dynamic(() => import("./service-dialog").then((module) => module.ServiceDialog), {
  ssr: false,
});

export function AddService({ startsOpen = false }: { startsOpen?: boolean }) {
  return <NewButton label="Agregar servicio" startsOpen={startsOpen} Dialog={ServiceDialog} />;
}
