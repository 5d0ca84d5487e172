import { Missing } from "@/components/ui/missing";

const WAYS = [
  { href: "/blog", label: "Ir al blog" },
  { href: "/contacto", label: "Escribirnos" },
];

/** A link of the newsletter that opens nothing (any more). */
export function NewsletterLinkMissing() {
  return (
    <Missing title="Este enlace ya no sirve" ways={WAYS}>
      Revisa que esté completo o usa el del correo más reciente. Si quieres, suscríbete otra vez en el blog y
      te enviamos uno nuevo.
    </Missing>
  );
}
