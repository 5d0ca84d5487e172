import type { Metadata } from "next";
import { HomeTabs } from "@/components/home/staff/home-tabs";
import { PicksEditor } from "@/components/home/staff/picks-editor";
import { ListHead } from "@/components/lists/list-head";
import { LiveRefresh } from "@/components/live/live-refresh";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { getPicks } from "@/lib/home/staff/queries";

export const metadata: Metadata = { title: "Elegidos de la portada" };

const PATH = "/admin/hero/elegidos";

export default async function PicksPage() {
  await requireRole(STAFF_ROLES, { path: PATH });
  const { product, service, course } = await getPicks();
  return (
    <>
      <ListHead
        title="Elegidos de la portada"
        tabs={<HomeTabs current={PATH} />}
        note="Cada cambio se guarda solo."
      />
      <div className="mt-3 grid items-start gap-10 xl:grid-cols-2">
        <PicksEditor
          kind="product"
          title="Productos"
          empty="Nada elegido: la portada muestra el más nuevo que tenga foto."
          {...product}
        />
        <div className="flex flex-col gap-10">
          <PicksEditor
            kind="service"
            title="Servicios"
            empty="Nada elegido: la portada muestra el más nuevo."
            {...service}
          />
          <PicksEditor
            kind="course"
            title="Cursos"
            empty="Nada elegido: la portada muestra el más nuevo."
            {...course}
          />
        </div>
      </div>
      <LiveRefresh tables={["home_picks"]} />
    </>
  );
}
