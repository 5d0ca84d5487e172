import { ListSkeleton } from "@/components/layout/panel-skeleton";

export default function Loading() {
  return <ListSkeleton />;
}
