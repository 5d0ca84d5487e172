import { Badge } from "@/components/ui/badge";
import type { Role } from "@/lib/auth/roles";
import { ROLE_NAMES } from "@/lib/users/staff/labels";

const LOOK = {
  cliente: "outline",
  employee: "secondary",
  manager: "secondary",
  admin: "primary",
  superadmin: "primary",
} as const;

export function RoleBadge({ role }: { role: Role }) {
  return <Badge variant={LOOK[role]}>{ROLE_NAMES[role]}</Badge>;
}
