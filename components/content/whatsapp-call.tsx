import { WhatsappButton } from "@/components/layout/whatsapp-button";

type Props = { href: string; title: string; text: string };

/** Closing section of a page: contact by WhatsApp. */
export function WhatsappCall({ href, title, text }: Props) {
  return (
    <section className="relative overflow-hidden rounded-lg bg-primary-solid px-6 py-10 text-primary-solid-foreground sm:px-12">
      <span
        aria-hidden
        className="absolute -top-10 -right-10 size-56 bg-[conic-gradient(from_90deg_at_2px_2px,transparent_90deg,rgb(255_255_255/0.22)_0)] bg-[size:1.75rem_1.75rem] [mask-image:radial-gradient(closest-side,black,transparent)]"
      />
      <div className="relative flex flex-col items-start gap-5 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 className="text-2xl sm:text-3xl">{title}</h2>
          <p className="mt-2 max-w-xl">{text}</p>
        </div>
        <WhatsappButton href={href} size="lg">
          Hablar por WhatsApp
        </WhatsappButton>
      </div>
    </section>
  );
}
