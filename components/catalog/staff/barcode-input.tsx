"use client";

import { type ComponentProps, type KeyboardEvent, useRef } from "react";
import { ScanButton } from "@/components/forms/scan-button";
import { Input } from "@/components/ui/input";
import { PRODUCT_FIELDS } from "@/lib/catalog/fields";

/** Typed, read by the camera, or by a reader, whose Enter must not save the form. */
export function BarcodeInput({ defaultValue, ...field }: ComponentProps<typeof Input>) {
  const input = useRef<HTMLInputElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") event.preventDefault();
  }

  function onScan(code: string) {
    if (!input.current) return;
    input.current.value = code;
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div className="flex gap-1">
      <Input
        {...field}
        ref={input}
        name="barcode"
        defaultValue={defaultValue}
        maxLength={PRODUCT_FIELDS.barcode.max}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCapitalize="characters"
        className="min-w-0 flex-1"
      />
      <ScanButton onScan={onScan} />
    </div>
  );
}
