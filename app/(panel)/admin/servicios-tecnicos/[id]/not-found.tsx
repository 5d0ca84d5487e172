import { RepairMissing } from "@/components/repairs/repair-missing";

export default function WorkshopOrderNotFound() {
  return <RepairMissing />;
}
