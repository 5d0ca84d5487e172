import { RepairMissing } from "@/components/repairs/repair-missing";

export default function OwnRepairNotFound() {
  return <RepairMissing />;
}
