import { notFound } from "next/navigation";
import { connection } from "next/server";
import { log } from "@/lib/core/log";

/** Rendered for each request: the log gets every lost visitor, and no cache grows with made-up addresses. */
export const instant = false;

export const metadata = { title: "Page not found" };

export default async function LostPage({ params }: PageProps<"/[...ruta]">) {
  await connection();
  const { ruta } = await params;
  log("info", "page.not_found", { path: `/${ruta.join("/")}`.slice(0, 300) });
  notFound();
}
