"use client";

import Link from "next/link";
import { VIEW_LABELS } from "@/lib/overview/labels";
import type { OverviewView } from "@/lib/overview/types";
import { VIEW_COOKIE } from "@/lib/overview/views";

type Props = { current: OverviewView; views: OverviewView[] };

const YEAR_SECONDS = 365 * 24 * 3600;

/** Switches between the views of the dashboard; the choice stays in this browser. */
export function ViewTabs({ current, views }: Props) {
  function remember(view: OverviewView) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${VIEW_COOKIE}=${view}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  }
  return (
    <nav aria-label="Vistas del dashboard" className="border-b border-border">
      <ul className="list-tabs">
        {views.map((view) => (
          <li key={view}>
            <Link
              href={`/dashboard?vista=${view}`}
              aria-current={view === current ? "page" : undefined}
              onClick={() => remember(view)}
            >
              {VIEW_LABELS[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
