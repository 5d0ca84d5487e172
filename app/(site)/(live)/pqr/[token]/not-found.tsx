import { NotFound } from "@/components/not-found/not-found";

export default function MessageNotFound() {
  return <NotFound kind="pqr" />;
}
