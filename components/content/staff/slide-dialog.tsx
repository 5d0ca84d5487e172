"use client";

import { FormDialog } from "@/components/forms/form-dialog";
import type { StaffSlide } from "@/lib/content/staff/slide-row";
import { SlideForm } from "./slide-form";

type Props = { slide?: StaffSlide; onClose: () => void };

/** Creates a slide or, given one, edits it. */
export function SlideDialog({ slide, onClose }: Props) {
  return (
    <FormDialog open onClose={onClose} title={slide ? "Editar slide" : "Nuevo slide"} size="xl">
      <SlideForm slide={slide} onClose={onClose} />
    </FormDialog>
  );
}
