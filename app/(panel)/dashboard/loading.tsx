import { DashboardSkeleton, PanelSkeleton } from "@/components/layout/panel-skeleton";

/** Whose page it will be is known to the layout only: data-group. */
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
