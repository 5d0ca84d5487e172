import type { Route } from "next";
import Link from "next/link";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { buttonVariants } from "@/components/ui/button";
import { Fact } from "@/components/ui/fact-list";
import { Icon } from "@/components/ui/icon";
import { formatDate } from "@/lib/core/dates";
import { normalizePhone } from "@/lib/core/phone";
import type { CustomerDetail } from "@/lib/customers/rows";
import { whatsappLink } from "@/lib/settings/whatsapp";

/** How to reach a person, and the account behind them. */
export function ContactFacts({ customer }: { customer: CustomerDetail }) {
  const { name, phone, email, document, documentType, since, members } = customer;
  const accounts = members.filter(({ userId }) => userId);
  return (
    <>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-1">
        <Fact isPlain label="Celular">
          {phone || "Sin celular"}
        </Fact>
        <Fact isPlain label="Correo">
          {email ? (
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-8 items-center underline underline-offset-4 wrap-anywhere"
            >
              {email}
            </a>
          ) : (
            "Sin correo"
          )}
        </Fact>
        {document && (
          <Fact isPlain label="Documento">
            {[documentType, document].filter(Boolean).join(" ")}
          </Fact>
        )}
        <Fact isPlain label="Cuenta">
          {accounts.length === 0
            ? "Sin cuenta en la tienda"
            : accounts.map(({ id, userId, email: address, name: called }) => (
                <Link
                  key={id}
                  href={`/dashboard/usuarios/${userId}` as Route}
                  className="flex min-h-8 items-center underline underline-offset-4"
                >
                  Cuenta de {address || called || "cliente"}
                </Link>
              ))}
        </Fact>
        <Fact isPlain label="Cliente desde">
          {formatDate(since)}
        </Fact>
      </dl>
      {phone && (
        <div className="grid grid-cols-2 gap-2">
          <a
            href={`tel:+57${normalizePhone(phone)}`}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            <Icon name="lucide--phone" />
            Llamar
          </a>
          <WhatsappButton
            href={whatsappLink(phone, name ? `Hola, ${name}.` : "Hola.")}
            variant="outline"
            size="sm"
          >
            WhatsApp
          </WhatsappButton>
        </div>
      )}
    </>
  );
}
