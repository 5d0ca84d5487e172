import type { WorkshopRepair } from "@/lib/repairs/staff/rows";
import { Timeline } from "../../timeline";
import { WarrantyCard } from "../../warranty-card";
import { EvidenceList } from "../evidence-list";
import { ViewColumns } from "./view-columns";

/** Events with their actor and evidence. */
export function HistoryView({ repair }: { repair: WorkshopRepair }) {
  return (
    <ViewColumns
      aside={
        <>
          <EvidenceList evidence={repair.evidence} />
          <WarrantyCard {...repair} forStaff />
        </>
      }
    >
      <section aria-labelledby="historia" className="panel flex flex-col gap-5 p-5">
        <h2 id="historia" className="text-xl">
          Historia
        </h2>
        <Timeline events={repair.events} forStaff />
      </section>
    </ViewColumns>
  );
}
