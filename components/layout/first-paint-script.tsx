"use client";

import { isProduction } from "@/lib/core/env-mode";
import { firstPaintScript } from "./first-paint";

// Only the server writes it: a browser runs it where it stands in the document and needs no copy of its text.
const SCRIPT = typeof window === "undefined" ? firstPaintScript(isProduction) : "";

/** Inline, because as a file it would delay the first paint. */
export function FirstPaintScript({ nonce }: { nonce?: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this code, nothing that a user typed.
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
    />
  );
}
