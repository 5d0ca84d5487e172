import { Missing } from "@/components/ui/missing";

/** For what goes away while its page is drawn: the middleware answers for what is not there. */
export default function PanelNotFound() {
  return (
    <Missing
      title="No encontramos lo que buscabas"
      ways={[{ href: "/dashboard", label: "Ir al inicio del panel" }]}
    >
      Puede que alguien lo haya eliminado mientras tanto.
    </Missing>
  );
}
