import { Fact } from "@/components/ui/fact-list";
import { formatDate, formatDateTime } from "@/lib/core/dates";
import { formatNumber } from "@/lib/core/money";
import { whatsappLink } from "@/lib/settings/whatsapp";
import type { PersonDetail } from "@/lib/users/staff/person";

/** A person's contact data. */
export function PersonFacts({ person }: { person: PersonDetail }) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-1">
      <Fact isPlain label="Correo">
        {person.email ? (
          <a
            href={`mailto:${person.email}`}
            className="inline-flex min-h-8 items-center font-semibold wrap-anywhere underline underline-offset-4"
          >
            {person.email}
          </a>
        ) : (
          person.address
        )}
        {person.email && !person.isConfirmed && (
          <span className="block text-sm text-muted-foreground">Sin confirmar</span>
        )}
      </Fact>
      <Fact isPlain label="Celular">
        {person.phone ? (
          <a
            href={whatsappLink(person.phone, `Hola, ${person.name}.`)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4"
          >
            {person.phone} por WhatsApp
          </a>
        ) : (
          "Sin celular"
        )}
      </Fact>
      <Fact isPlain label="Puntos y nivel">
        {formatNumber(person.points)} puntos, nivel {person.level}
      </Fact>
      <Fact isPlain label="Cuenta creada">
        {formatDate(person.createdAt)}
      </Fact>
      <Fact isPlain label="Último ingreso">
        {person.lastSignInAt ? formatDateTime(person.lastSignInAt) : "Nunca"}
      </Fact>
    </dl>
  );
}
