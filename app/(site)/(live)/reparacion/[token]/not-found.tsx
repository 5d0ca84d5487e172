import { RepairMissing } from "@/components/repairs/repair-missing";

export default function RepairNotFound() {
  return <RepairMissing />;
}
