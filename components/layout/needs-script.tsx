import type { ReactNode } from "react";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";

export type Reachable = Pick<StoreSettings, "whatsapp" | "phone" | "email">;

type Props = {
  shop: Reachable;
  /** What does not work without scripts: "Este formulario". */
  what: string;
  /** First words of the chat. */
  chat: string;
  children: ReactNode;
};

const LINK = "inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4";

/** Without scripts, how to reach the shop. */
export function NoScript({ shop: { whatsapp, phone, email }, what, chat }: Omit<Props, "children">) {
  return (
    <noscript>
      <div className="panel flex flex-col gap-2 p-5 wrap-anywhere">
        <p>{what} necesita JavaScript, y tu navegador no lo está ejecutando. Actívalo, o escríbenos:</p>
        <p className="flex flex-wrap gap-x-6">
          {whatsapp && (
            <a href={whatsappLink(whatsapp, chat)} className={LINK}>
              WhatsApp
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={LINK}>
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          )}
        </p>
      </div>
    </noscript>
  );
}

/** Without scripts, how to reach the shop in place of something that would not work. */
export function NeedsScript({ children, ...reach }: Props) {
  return (
    <>
      <NoScript {...reach} />
      <div className="needs-script">{children}</div>
    </>
  );
}
