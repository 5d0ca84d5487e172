import type { Metadata } from "next";
import { requireUser } from "@/lib/auth/guards";
import { isStaff } from "@/lib/auth/roles";
import { CustomerOverview } from "./customer-overview";
import { StaffOverview } from "./staff-overview";

export const metadata: Metadata = { title: "Panel de Control" };

export default async function DashboardPage({ searchParams }: PageProps<"/dashboard">) {
  const user = await requireUser("/dashboard");
  if (!isStaff(user.role)) return <CustomerOverview user={user} />;
  const { vista } = await searchParams;
  return <StaffOverview user={user} asked={typeof vista === "string" ? vista : undefined} />;
}
