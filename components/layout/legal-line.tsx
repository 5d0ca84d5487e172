"use client";

import type { ReactNode } from "react";
import type { StoreSettings } from "@/lib/settings/types";
import { PageLink } from "./page-link";

type Props = Pick<StoreSettings, "name" | "legalName" | "taxId"> & {
  /** Of the copyright. */
  years: ReactNode;
};

/** Seller and supervising authority, both required by Ley 1480. */
export function LegalLine({ name, legalName, taxId, years }: Props) {
  const identity = [legalName, taxId && `NIT ${taxId}`].filter(Boolean).join(" · ");
  return (
    <div className="border-t border-border">
      <div className="page flex flex-col gap-1 py-5 text-sm text-muted-foreground">
        <p>
          © {years} {name}. Todos los derechos reservados.
          {identity && <span className="max-lg:block lg:before:content-['_·_']">{identity}</span>}
        </p>
        <ul className="flex flex-wrap gap-x-5">
          <li>
            <PageLink href="/privacidad" className="quiet-link">
              Privacidad
            </PageLink>
          </li>
          <li>
            <PageLink href="/terminos" className="quiet-link">
              Términos
            </PageLink>
          </li>
          <li>
            <PageLink href="/peticiones" className="quiet-link">
              PQR
            </PageLink>
          </li>
          <li>
            <a href="/blog/rss.xml" className="quiet-link">
              RSS del blog
            </a>
          </li>
          <li>
            <PageLink href="/privacidad#cookies" className="quiet-link">
              Solo usamos cookies necesarias
            </PageLink>
          </li>
          <li>
            <a href="https://www.sic.gov.co" target="_blank" rel="noopener" className="quiet-link">
              Superintendencia de Industria y Comercio
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}
