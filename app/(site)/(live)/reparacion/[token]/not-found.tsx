import { Lost } from "@/components/lost/lost";

export default function RepairNotFound() {
  return <Lost kind="reparacion" />;
}
