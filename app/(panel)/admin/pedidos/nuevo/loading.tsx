import { EditorSkeleton } from "@/components/layout/panel-skeleton";

export default function Loading() {
  return <EditorSkeleton />;
}
