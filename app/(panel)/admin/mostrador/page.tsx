import type { Metadata, Route } from "next";
import Link from "next/link";
import { OpenDrawer } from "@/components/cash/open-drawer";
import { ListHead } from "@/components/lists/list-head";
import { Till } from "@/components/pos/till";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { ownRights } from "@/lib/auth/rights";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { listDrawers, openSessions } from "@/lib/cash/queries";

export const metadata: Metadata = { title: "Mostrador" };

const PATH = "/admin/mostrador";

export default async function TillPage({ searchParams }: PageProps<"/admin/mostrador">) {
  await requireRole(STAFF_ROLES, { path: PATH });
  const { q } = await searchParams;
  const [rights, sessions, drawers] = await Promise.all([ownRights(), openSessions(), listDrawers()]);
  return (
    <>
      <ListHead title="Mostrador">
        <Link href={`${PATH}/tiquetes` as Route} className={buttonVariants({ variant: "outline" })}>
          <Icon name="lucide--receipt-text" />
          Comprobantes
        </Link>
      </ListHead>
      <Till
        sessions={sessions}
        openDrawer={rights.closesDrawer && <OpenDrawer drawers={drawers} sessions={sessions} />}
        discountLimit={rights.discountLimit}
        {...(typeof q === "string" && q && { start: q })}
      />
    </>
  );
}
