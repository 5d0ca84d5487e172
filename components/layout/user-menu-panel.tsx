"use client";

import { DropdownMenu } from "radix-ui";
import { type ReactNode, useState } from "react";
import { toastAfterNavigation } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { Badge } from "@/components/ui/badge";
import type { SessionView } from "@/lib/auth/session-view";
import { endSession } from "./end-session";

export type MenuPanelProps = {
  user: SessionView;
  initiallyOpen: boolean;
  takesFocus: boolean;
  triggerClass: string;
  children: ReactNode;
};

const LINKS = [
  ["/dashboard", "Panel de Control"],
  ["/tienda", "Mis Compras"],
  ["/cursos", "Mis Cursos"],
  ["/dashboard/pedidos", "Mis Pedidos"],
  ["/servicios-tecnicos", "Mis Servicios"],
  ["/dashboard/perfil", "Mi Perfil"],
] as const;

const ITEM =
  "flex min-h-11 w-full cursor-pointer items-center rounded-md px-3 text-left -outline-offset-3 data-highlighted:bg-muted";

export function UserMenuPanel({ user, initiallyOpen, takesFocus, triggerClass, children }: MenuPanelProps) {
  const [isOpen, setOpen] = useState(initiallyOpen);

  async function leave() {
    if (!(await endSession())) return toastError("No se pudo cerrar la sesión");
    toastAfterNavigation({ title: "Sesión cerrada", description: "¡Hasta la próxima aventura!" });
    // Full page load: clears personal data from memory.
    window.location.assign("/");
  }

  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger
        aria-label={`Tu cuenta: ${user.name}`}
        autoFocus={takesFocus}
        className={triggerClass}
      >
        {children}
      </DropdownMenu.Trigger>

      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="z-50 flex w-72 max-w-[calc(100vw-1rem)] flex-col gap-1 rounded-lg border border-input bg-card p-2 shadow-2xl"
      >
        <div className="flex flex-col gap-2 border-b border-border px-3 pt-2 pb-4">
          <div className="flex items-center justify-between gap-2">
            <p className="min-w-0 font-display font-bold wrap-anywhere">{user.name}</p>
            <Badge>{user.role}</Badge>
          </div>
          <p className="text-sm text-muted-foreground wrap-anywhere">{user.email}</p>
          <div className="grid grid-cols-2 gap-2">
            <Figure label="Puntos" value={user.points} />
            <Figure label="Nivel" value={user.level} />
          </div>
        </div>
        {LINKS.map(([href, label]) => (
          <DropdownMenu.Item key={label} asChild>
            <a href={href} className={ITEM}>
              {label}
            </a>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator className="h-px bg-border" />
        <DropdownMenu.Item onSelect={leave} className={`${ITEM} text-destructive`}>
          Cerrar Sesión
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <p className="rounded-md bg-muted px-3 py-2">
      <span className="block text-xs text-muted-foreground">{label}</span>
      <span className="font-display text-lg font-bold text-warm">{value.toLocaleString("es-CO")}</span>
    </p>
  );
}
