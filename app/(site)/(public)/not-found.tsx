import { NoPage } from "@/components/lost/no-page";

export default function NotFound() {
  return <NoPage />;
}
