import { MessageMissing } from "@/components/contact/message-missing";
import { RestorePreferences } from "@/components/content/restore-preferences";

export default function LostMessage() {
  return (
    <>
      <RestorePreferences />
      <MessageMissing />
    </>
  );
}
