import { PageNotFound } from "@/components/not-found/page-not-found";

export default function NotFound() {
  return <PageNotFound />;
}
