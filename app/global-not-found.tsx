import "@/app/site.css";
import type { Metadata } from "next";
import { HtmlShell } from "@/components/layout/html-shell";
import { PageNotFound } from "@/components/not-found/page-not-found";

export const metadata: Metadata = { title: "Page not found" };

/** For paths that bypass the middleware, such as unknown files. */
export default function GlobalNotFound() {
  return (
    <HtmlShell>
      <main id="contenido">
        <PageNotFound />
      </main>
    </HtmlShell>
  );
}
