import type { Metadata } from "next";
import { requireUser } from "@/lib/auth/guards";
import { isStaff } from "@/lib/auth/roles";
import { CustomerOverview } from "./customer-overview";
import { StaffOverview } from "./staff-overview";

export const instant = false;

export const metadata: Metadata = { title: "Panel de Control" };

export default async function DashboardPage() {
  const user = await requireUser("/dashboard");
  return isStaff(user.role) ? <StaffOverview user={user} /> : <CustomerOverview user={user} />;
}
