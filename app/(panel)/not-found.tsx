import { NotFoundMessage } from "@/components/not-found/not-found-message";

/** For rows deleted during rendering: the middleware handles missing ones. */
export default function PanelNotFound() {
  return (
    <NotFoundMessage
      title="No encontramos lo que buscabas"
      text="Puede que alguien lo haya eliminado mientras tanto."
      ways={[{ href: "/dashboard", label: "Ir al inicio del panel" }]}
    />
  );
}
