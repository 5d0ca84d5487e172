import "@/app/site.css";
import type { Metadata } from "next";
import { LostPage } from "@/components/content/lost-page";
import { HtmlShell } from "@/components/layout/html-shell";

export const metadata: Metadata = { title: "Page not found" };

/** For addresses that the middleware is not asked about, such as unknown files. */
export default function GlobalNotFound() {
  return (
    <HtmlShell>
      <main id="contenido">
        <LostPage />
      </main>
    </HtmlShell>
  );
}
