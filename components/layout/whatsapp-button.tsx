import type { ComponentProps } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Look = NonNullable<Parameters<typeof buttonVariants>[0]>;
type Props = ComponentProps<"a"> & Pick<Look, "variant" | "size">;

/** A link to a chat, which opens in another tab; nothing while the shop has no number. */
export function WhatsappButton({ variant = "warm", size, className, children, href, ...link }: Props) {
  if (!href) return null;
  return (
    <a
      {...link}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonVariants({ variant, size, className })}
    >
      <Icon name="lucide--message-circle" />
      {children}
    </a>
  );
}
