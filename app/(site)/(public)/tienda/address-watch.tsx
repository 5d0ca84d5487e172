"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";

/** Reports every change of the address that the router makes. Rendered in the browser only. */
export function AddressWatch({ onChange }: { onChange: () => void }) {
  const address = `${usePathname()}?${useSearchParams()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useEffect(onChange, [address, onChange]);
  return null;
}
