"use client";

import { usePathname } from "next/navigation";
import { publicError } from "@/components/layout/public-error";

/**
 * For all pages of the shop: each page with its own would load one more script beforehand. Part of every first visit, so
 * without components.
 */
export default function PublicError({ error }: { error: unknown }) {
  const path = usePathname();
  const { title, retryLabel } = publicError(path, error);
  return (
    <div className="page py-12">
      <div
        role="alert"
        className="panel mx-auto flex w-full max-w-xl flex-col items-center gap-4 px-5 py-10 text-center"
      >
        <img
          loading="lazy"
          src="/art/no-results.svg"
          alt=""
          width={192}
          height={168}
          className="h-36 w-auto"
        />
        <p className="font-display text-xl font-bold">{title}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            {retryLabel}
          </button>
          {path.startsWith("/producto/") && (
            <a href="/tienda" className="btn btn-ghost">
              Volver a la tienda
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
