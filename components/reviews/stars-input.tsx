"use client";

import { useState } from "react";
import { STAR_LABELS } from "@/lib/reviews/labels";

/** Rating input as radio buttons. */
export function StarsInput({ error }: { error?: string }) {
  const [chosen, setChosen] = useState(0);
  return (
    <fieldset aria-describedby={error && "review-stars-error"} className="grid gap-1.5">
      <legend className="text-sm font-semibold">¿Cuántas estrellas le das?</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 flex">
          {STAR_LABELS.map((label, index) => (
            <label
              key={label}
              className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name="stars"
                value={index + 1}
                checked={chosen === index + 1}
                onChange={() => setChosen(index + 1)}
                aria-invalid={error ? true : undefined}
                className="sr-only"
              />
              <span className="sr-only">{`${index + 1} de 5: ${label}`}</span>
              <span
                aria-hidden
                className="mask-star size-8"
                style={{ color: index < chosen ? "var(--warm)" : "var(--input)" }}
              />
            </label>
          ))}
        </div>
        <span aria-hidden className="font-semibold">
          {STAR_LABELS[chosen - 1]}
        </span>
      </div>
      {error && (
        <p id="review-stars-error" className="text-sm font-semibold text-destructive">
          {error}
        </p>
      )}
    </fieldset>
  );
}
