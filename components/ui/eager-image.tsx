"use client";

import type { ComponentProps } from "react";

/**
 * Rendered by a client component, because React writes a preload hint for every eager <img> of a server component into
 * the page's data, and the browser would load the picture of each page that is only prefetched.
 */
export function EagerImage({ alt, ...props }: ComponentProps<"img">) {
  return <img {...props} alt={alt} />;
}
