import { MessageMissing } from "@/components/contact/message-missing";

export default function MessageNotFound() {
  return <MessageMissing />;
}
