import { LostPage } from "@/components/content/lost-page";

export default function NotFound() {
  return <LostPage />;
}
