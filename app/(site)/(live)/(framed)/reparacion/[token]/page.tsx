import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { PollRefresh } from "@/components/live/poll-refresh";
import { NotFound } from "@/components/not-found/not-found";
import { PublicLink } from "@/components/repairs/public-link";
import { RepairView } from "@/components/repairs/repair-view";
import { isStaff } from "@/lib/auth/roles";
import { getSessionUser } from "@/lib/auth/session";
import { directionsUrl } from "@/lib/content/map";
import { DIAGNOSIS_TIME } from "@/lib/legal/promises";
import { deviceName } from "@/lib/repairs/labels";
import { repairLink } from "@/lib/repairs/link";
import { getRepairByToken } from "@/lib/repairs/queries";
import { isOpenRepair } from "@/lib/repairs/state";
import { openDays } from "@/lib/settings/hours";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";

export const metadata: Metadata = {
  title: "Estado de tu reparación",
  referrer: "no-referrer",
};

/** Public status of a repair by link or QR code: nothing about its owner. */
export default async function LinkedRepairPage({ params }: PageProps<"/reparacion/[token]">) {
  const { token } = await params;
  const [repair, user] = await Promise.all([getRepairByToken(token), getSessionUser()]);
  if (!repair) return <NotFound kind="reparacion" />;
  if (user && isStaff(user.role)) redirect(`/admin/servicios-tecnicos/${repair.id}`);
  const settings = await getSettings();
  return (
    <div className="page py-8 lg:py-12">
      <RepairView repair={repair} settings={settings} token={repair.token}>
        <WhatsappButton
          href={whatsappLink(settings.whatsapp, `Hola, pregunto por mi reparación ${repair.number}.`)}
          size="lg"
        >
          Preguntar por WhatsApp
        </WhatsappButton>
        <section aria-labelledby="equipo" className="panel flex flex-col gap-2 p-5">
          <h2 id="equipo" className="text-lg">
            Tu equipo
          </h2>
          <p className="font-semibold">{deviceName(repair.device)}</p>
          <p className="wrap-anywhere whitespace-pre-line">{repair.description}</p>
        </section>
        <section aria-labelledby="tienda" className="panel flex flex-col gap-2 p-5">
          <h2 id="tienda" className="text-lg">
            {!repair.receivedAt && isOpenRepair(repair) ? "¿Qué sigue?" : "La tienda"}
          </h2>
          {!repair.receivedAt && isOpenRepair(repair) && (
            <p>
              Cuando recibamos tu equipo con sus cables y controles, lo revisamos gratis: en menos de{" "}
              {DIAGNOSIS_TIME} tienes el diagnóstico. Sin tu aprobación no reparamos nada.
            </p>
          )}
          <address className="not-italic">
            {[settings.address, settings.city, settings.region].filter(Boolean).join(", ")}
          </address>
          <p>Atendemos de {openDays(settings)}.</p>
          <a href={directionsUrl(settings)} target="_blank" rel="noopener noreferrer" className="more-link">
            Cómo llegar
          </a>
        </section>
        <PublicLink url={repairLink(repair.token)} />
      </RepairView>
      {isOpenRepair(repair) && <PollRefresh first={15_000} max={60_000} />}
    </div>
  );
}
