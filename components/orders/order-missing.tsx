import { Missing } from "@/components/ui/missing";

const WAYS = [
  { href: "/", label: "Volver al inicio" },
  { href: "/contacto", label: "Escribirnos" },
];

/** Nobody has the link that was opened. */
export function OrderMissing() {
  return (
    <Missing title="No encontramos ese pedido" ways={WAYS}>
      Revisa que el enlace esté completo. Si lo perdiste, escríbenos por WhatsApp con tu nombre y celular y te
      lo enviamos.
    </Missing>
  );
}
