import { CopyButton } from "@/components/toasts/copy-button";
import { Icon } from "@/components/ui/icon";
import { trackingUrl } from "@/lib/orders/carrier";
import type { Carrier } from "@/lib/settings/types";

type Props = { carriers: readonly Carrier[]; carrier: string | null; number: string };

/** The tracking number, to copy, and the carrier's page if known. */
export function TrackingNumber({ carriers, carrier, number }: Props) {
  const href = trackingUrl(carriers, carrier, number);
  return (
    <>
      <span className="inline-flex max-w-full items-center gap-1">
        <span className="min-w-0 wrap-anywhere">{number}</span>
        <CopyButton text={number} what="la guía" />
      </span>
      {href && (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="block w-fit py-3 text-primary underline underline-offset-4 lg:py-1.5 print:hidden"
        >
          Rastrear en {carrier}
          {"\u00a0"}
          <Icon name="lucide--external-link" className="size-4" />
        </a>
      )}
    </>
  );
}
