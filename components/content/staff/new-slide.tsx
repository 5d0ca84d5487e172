"use client";

import dynamic from "next/dynamic";
import { NewButton } from "@/components/forms/staff/new-button";

const SlideDialog = dynamic(() => import("./slide-dialog").then((module) => module.SlideDialog), {
  ssr: false,
});

export function NewSlide({ startsOpen }: { startsOpen: boolean }) {
  return <NewButton label="Nuevo slide" startsOpen={startsOpen} Dialog={SlideDialog} />;
}
