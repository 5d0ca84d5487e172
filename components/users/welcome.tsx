import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { ROLE_LABELS, type Role } from "@/lib/auth/roles";

type Props = { role: Role; name: string; children?: ReactNode };

/** Greeting with name and role. */
export function Welcome({ role, name, children }: Props) {
  return (
    <div className="panel flex flex-wrap items-end justify-between gap-x-8 gap-y-5 p-5 sm:p-6">
      <div className="flex min-w-0 flex-col items-start gap-2">
        <Badge>{ROLE_LABELS[role]}</Badge>
        <h1 className="max-w-full text-3xl wrap-anywhere sm:text-4xl">¡Hola, {name}!</h1>
      </div>
      {children}
    </div>
  );
}
