import type { Route } from "next";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

export type ConsoleLink = { href: string; console: string; price: string; warranty: string };

/** One image shows three consoles: each link crops its own. */
const FRAMES = [
  "-top-[6.9rem] -right-[9.75rem] h-[24.4rem]",
  "-top-[10rem] right-0 h-[28.6rem]",
  "-top-[22.1rem] right-0 h-[33rem]",
];

/** Three large links, one per console. */
export function ConsoleLinks({ links }: { links: ConsoleLink[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {links.map(({ href, console, price, warranty }, index) => (
        <li key={href} className="flex">
          <Link
            href={href as Route}
            className="group relative isolate flex min-h-44 w-full flex-col justify-end overflow-hidden rounded-lg border bg-[#0a0c14] p-5 text-white transition-colors hover:border-primary"
          >
            <img
              src="/art/doors.webp"
              alt=""
              width={1280}
              height={720}
              loading="lazy"
              className={cn(
                "absolute -z-10 w-auto max-w-none transition-transform duration-500 group-hover:scale-[1.04]",
                FRAMES[index % FRAMES.length],
              )}
            />
            <span className="absolute inset-0 -z-10 bg-linear-to-r from-[#0a0c14] via-[#0a0c14]/70 via-45% to-transparent" />
            <span className="flex items-center gap-2 font-display text-2xl font-bold">
              {console}
              <Icon
                name="lucide--arrow-right"
                className="size-5 text-[#ffb454] transition-transform group-hover:translate-x-1"
              />
            </span>
            <span className="max-w-48 text-sm text-[#d7dcf5]">
              {price}
              <span className="block">{warranty}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
