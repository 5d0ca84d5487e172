import { DashboardSkeleton, PanelSkeleton } from "@/components/layout/panel-skeleton";

/** Only the layout knows the user's role: its `data-group` selects the skeleton. */
export default function Loading() {
  return (
    <>
      <div className="hidden in-data-[group=customer]:block">
        <PanelSkeleton />
      </div>
      <div className="in-data-[group=customer]:hidden">
        <DashboardSkeleton />
      </div>
    </>
  );
}
