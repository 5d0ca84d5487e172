import { Missing } from "@/components/lost/missing";

/** For what goes away while its page is drawn: the middleware answers for what is not there. */
export default function PanelNotFound() {
  return (
    <Missing
      title="No encontramos lo que buscabas"
      text="Puede que alguien lo haya eliminado mientras tanto."
      ways={[{ href: "/dashboard", label: "Ir al inicio del panel" }]}
    />
  );
}
