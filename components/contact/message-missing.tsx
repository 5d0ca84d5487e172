import { Missing } from "@/components/ui/missing";

const WAYS = [
  { href: "/peticiones#consultar", label: "Buscar mi radicado" },
  { href: "/", label: "Volver al inicio" },
];

/** Nobody has the link that was opened. */
export function MessageMissing() {
  return (
    <Missing title="No encontramos ese mensaje" ways={WAYS}>
      Revisa que el enlace esté completo. Con tu número de radicado también puedes buscarlo.
    </Missing>
  );
}
