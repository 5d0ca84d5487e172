import type { ReactNode } from "react";
import type { Intake } from "@/lib/repairs/intake/rows";
import { awayText } from "@/lib/repairs/staff/labels";
import type { WorkshopRepair } from "@/lib/repairs/staff/rows";
import type { StaffMember } from "@/lib/users/staff/person";
import { WarrantyCard } from "../../warranty-card";
import { ComplexityPicker } from "../complexity-picker";
import { ContactCard } from "../contact-card";
import { DevicePanel } from "../device-panel";
import { IntakeFacts } from "../intake/intake-facts";
import { forDialog } from "../next-step-action";
import { PartsPanel } from "../parts-panel";
import { PhotosPanel } from "../photos-panel";
import { StateChanger } from "../state-changer";
import { TechnicianPicker } from "../technician-picker";
import { ViewColumns } from "./view-columns";

type Props = {
  repair: WorkshopRepair;
  team: StaffMember[];
  me: string;
  intake: Intake | null;
  /** Printable documents. */
  documents: ReactNode;
};

/** The workshop's view of the device: state, findings, photos, parts. */
export function WorkView({ repair, team, me, intake, documents }: Props) {
  const { id } = repair;
  return (
    <ViewColumns
      aside={
        <>
          {repair.outcome && <WarrantyCard {...repair} forStaff />}
          <div className="panel divide-y">
            {repair.receivedAt ? (
              <StateChanger repair={forDialog(repair)} />
            ) : (
              <p className="p-5">{awayText(repair)}</p>
            )}
            <section aria-label="Trabajo" className="flex flex-col gap-4 p-5">
              <TechnicianPicker repairId={id} technician={repair.technician} team={team} me={me} />
              <ComplexityPicker repairId={id} complexity={repair.complexity} />
            </section>
          </div>
          <div className="panel divide-y">
            <ContactCard repair={repair} />
            {intake && (
              <IntakeFacts repair={repair} intake={intake}>
                {documents}
              </IntakeFacts>
            )}
          </div>
        </>
      }
    >
      <DevicePanel repair={repair} />
      <PhotosPanel repair={repair} />
      <PartsPanel repair={repair} />
    </ViewColumns>
  );
}
