import { Missing } from "@/components/ui/missing";

const WAYS = [
  { href: "/servicios-tecnicos", label: "Ver mis servicios" },
  { href: "/", label: "Volver al inicio" },
];

/** Nobody has the link that was opened, or the shop took it back. */
export function RepairMissing() {
  return (
    <Missing title="No encontramos esa reparación" ways={WAYS}>
      Revisa que el enlace esté completo. Si te dieron uno nuevo, el anterior ya no sirve. También puedes
      escribirnos por WhatsApp con tu nombre y celular.
    </Missing>
  );
}
