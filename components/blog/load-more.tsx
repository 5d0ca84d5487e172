"use client";

import { type MouseEvent, useEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { type ListPosition, readPosition, storePosition } from "./list-position";
import { readListPage } from "./read-list-page";

type Loaded = { address: string; items: string; count: number };

/**
 * Appends the next page of the list. Each page has its own URL (without scripts this is a plain link), so the appended
 * markup is the server's.
 */
export function LoadMore({ next }: { next: string }) {
  const [loaded, setLoaded] = useState<Loaded[]>([]);
  const [following, setFollowing] = useState<string | null>(next);
  const [pending, setPending] = useState(false);
  const newest = useRef<HTMLUListElement>(null);
  const count = useRef(0);
  /** Scroll position to restore; null when the pages were loaded by a click. */
  const returned = useRef<number | null>(null);
  const isShown = useRef(false);

  useEffect(() => {
    // A list that the router kept still has its loaded pages.
    if (loaded.length === count.current) return;
    count.current = loaded.length;
    if (returned.current === null) newest.current?.querySelector("a")?.focus();
    else window.scrollTo({ top: returned.current, behavior: "instant" });
    returned.current = null;
  }, [loaded]);

  // Back navigation: reload the same pages and restore the scroll position.
  useEffect(() => {
    const left = readPosition(next);
    const leave = () => storePosition(next, count.current);
    window.addEventListener("pagehide", leave);
    isShown.current = true;
    if (left) void restore(left);
    return () => {
      window.removeEventListener("pagehide", leave);
      isShown.current = false;
    };

    async function restore({ pages, top }: ListPosition) {
      const again: Loaded[] = [];
      let address: string | null = next;
      try {
        while (address && again.length < pages) {
          const page = await readListPage(address);
          again.push({ address, items: page.items, count: page.count });
          address = page.next;
        }
      } catch {
        return;
      }
      if (!isShown.current) return;
      returned.current = top;
      setLoaded(again);
      setFollowing(address);
    }
  }, [next]);

  async function load(event: MouseEvent, address: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (pending) return;
    setPending(true);
    try {
      const page = await readListPage(address);
      if (!isShown.current) return;
      setLoaded((known) => [...known, { address, items: page.items, count: page.count }]);
      setFollowing(page.next);
    } catch {
      // The page itself shows the error. A visitor who has left for another page stays there.
      if (isShown.current) window.location.assign(address);
    } finally {
      setPending(false);
    }
  }

  const latest = loaded.at(-1);
  return (
    <>
      {loaded.map(({ address, items }) => (
        <ul
          key={address}
          ref={address === latest?.address ? newest : undefined}
          className="list-grid"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's markup, from the same origin.
          dangerouslySetInnerHTML={{ __html: items }}
        />
      ))}
      <p role="status" className="sr-only">
        {latest && `Se agregaron ${latest.count} artículos.`}
      </p>
      {following && (
        <a
          href={following}
          data-more
          aria-busy={pending}
          onClick={(event) => load(event, following)}
          className={buttonVariants({ variant: "outline", size: "lg", className: "self-center" })}
        >
          {pending ? "Cargando..." : "Cargar más artículos"}
        </a>
      )}
    </>
  );
}
