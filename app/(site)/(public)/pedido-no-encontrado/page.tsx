import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { robotsOf } from "@/lib/content/indexing";

export const ensureStatic = "navigation";

export const metadata: Metadata = { title: "Pedido no encontrado", robots: robotsOf("lost") };

/** Where a visit to an order link that nobody has ends: prerendered, so that its answer is a 404. */
export default function LostOrderPage() {
  notFound();
}
