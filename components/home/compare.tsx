"use client";

import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode };

/** Slider over two pictures (`children`: after, then before). */
export function Compare({ title, children }: Props) {
  return (
    <div className="compare">
      {children}
      <span aria-hidden>Antes</span>
      <span aria-hidden>Después</span>
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={`Comparar antes y después: ${title}`}
        onInput={({ currentTarget }) =>
          currentTarget.parentElement?.style.setProperty("--cut", `${currentTarget.value}%`)
        }
      />
    </div>
  );
}
