import { DetailSkeleton } from "@/components/layout/panel-skeleton";

export default function Loading() {
  return <DetailSkeleton />;
}
