import { SIDEBAR_COOKIE } from "@/components/layout/panel-state";
import { SESSION_COOKIES } from "@/lib/auth/session-cookies";

/** All cookies of the site. */
const COOKIES = [
  ...SESSION_COOKIES,
  {
    name: "pedido",
    purpose: "Recuerda el último pedido de este navegador, para mostrarte el resultado del pago.",
    life: "30 días",
  },
  {
    name: SIDEBAR_COOKIE,
    purpose: "Recuerda que plegaste el menú de tu panel.",
    life: "1 año, o hasta que lo despliegues",
  },
];

export function CookiesTable() {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Cookies del sitio</caption>
        <thead>
          <tr className="border-b border-input">
            <th scope="col" className="py-2 pr-3">
              Nombre
            </th>
            <th scope="col" className="py-2 pr-3">
              Para qué
            </th>
            <th scope="col" className="py-2">
              Cuánto dura
            </th>
          </tr>
        </thead>
        <tbody>
          {COOKIES.map(({ name, purpose, life }) => (
            <tr key={name} className="border-b border-border align-top">
              <th scope="row" className="min-w-24 py-2 pr-3 wrap-anywhere">
                <code>{name}</code>
              </th>
              <td className="py-2 pr-3">{purpose}</td>
              <td className="py-2">{life}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
