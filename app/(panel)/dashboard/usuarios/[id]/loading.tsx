import { PanelSkeleton } from "@/components/layout/panel-skeleton";

export default function Loading() {
  return <PanelSkeleton />;
}
