import { ReloadButton } from "@/components/layout/reload-button";
import { Message } from "@/components/ui/message";

/** Error of a list with a retry. */
export function ListError({ title }: { title: string }) {
  return (
    <Message role="alert" title={title} art="/art/error.svg">
      <ReloadButton />
    </Message>
  );
}
