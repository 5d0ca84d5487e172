"use client";

import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { toastRegion } from "@/components/ui/toast-region";
import { optimised } from "@/lib/media/optimised";
import type { Added } from "./added";

const STAYS_MS = 7000;
/** Between the pressed button and it, in pixels. */
const GAP = 8;

/** What was added and the ways to the cart, at the bottom. Closes by itself, unless pointed at or focused. */
export function AddedSheet({ added, onClose }: { added: Added; onClose: () => void }) {
  const sheet = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  const { title, description, image, button } = added;

  // The pressed button stays in view: a page that would have it behind the sheet moves up.
  useEffect(() => {
    const own = sheet.current?.getBoundingClientRect();
    const pressed = button.getBoundingClientRect();
    if (!own || pressed.right < own.left || pressed.left > own.right) return;
    const top = pressed.bottom + GAP - own.top;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (top > 0) window.scrollBy({ top, behavior: isStill ? "instant" : "smooth" });
  }, [button]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each addition stays as long as the first
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, STAYS_MS);
    return () => clearTimeout(timer);
  }, [added, isHeld, onClose]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onClose]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return createPortal(
    <section
      ref={sheet}
      aria-label="Agregado al carrito"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="added-sheet"
    >
      <img
        src={optimised(image, 96)}
        alt=""
        width={48}
        height={48}
        className="picture-ground size-12 rounded-md object-cover"
      />
      <p className="text-sm leading-snug">
        <b className="block text-base">{title}</b>
        <small className="line-clamp-1 text-sm text-muted-foreground">{description}</small>
      </p>
      <button type="button" onClick={onClose} aria-label="Cerrar aviso" className="icon-btn">
        <Icon name="lucide--x" className="size-5" />
      </button>
      {/* Full page loads: cart and checkout have their own content policy. */}
      <div className="col-span-3 grid grid-cols-2 gap-2">
        <a href="/carrito" className={buttonVariants({ variant: "outline", className: "px-2" })}>
          Ver carrito
        </a>
        <a href="/pagar" className={buttonVariants({ className: "px-2" })}>
          Ir a pagar
        </a>
      </div>
    </section>,
    toastRegion(),
  );
}
