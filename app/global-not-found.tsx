import "@/app/site.css";
import type { Metadata } from "next";
import { HtmlShell } from "@/components/layout/html-shell";
import { NoPage } from "@/components/lost/no-page";

export const metadata: Metadata = { title: "Page not found" };

/** For addresses that the middleware is not asked about, such as unknown files. */
export default function GlobalNotFound() {
  return (
    <HtmlShell>
      <main id="contenido">
        <NoPage />
      </main>
    </HtmlShell>
  );
}
