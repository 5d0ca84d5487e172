import { RestorePreferences } from "@/components/content/restore-preferences";
import { RepairMissing } from "@/components/repairs/repair-missing";

export default function RepairNotFound() {
  return (
    <>
      <RestorePreferences />
      <RepairMissing />
    </>
  );
}
