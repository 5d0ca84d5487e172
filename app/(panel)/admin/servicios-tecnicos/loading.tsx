import { BoardSkeleton } from "@/components/layout/panel-skeleton";

export default function Loading() {
  return <BoardSkeleton />;
}
