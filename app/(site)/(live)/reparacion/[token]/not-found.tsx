import { NotFound } from "@/components/not-found/not-found";

export default function RepairNotFound() {
  return <NotFound kind="reparacion" />;
}
