import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { robotsOf } from "@/lib/content/indexing";

export const ensureStatic = "navigation";

export const metadata: Metadata = { title: "Enlace no encontrado", robots: robotsOf("lost") };

/** Where a visit to a link of the newsletter that opens nothing ends: prerendered, so that its answer is a 404. */
export default function LostNewsletterLinkPage() {
  notFound();
}
