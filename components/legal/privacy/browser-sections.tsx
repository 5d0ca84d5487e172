import type { LegalSection } from "@/components/legal/legal-page";
import { CookiesTable } from "./cookies-table";

/** Data stored in the visitor's browser. */
export function browserSections(): LegalSection[] {
  return [
    {
      id: "cookies",
      title: "Cookies",
      body: (
        <>
          <p>
            <strong>Solo usamos cookies necesarias.</strong> No hay cookies de publicidad, de medición ni de
            redes sociales, y por eso no te pedimos permiso para ellas. Ver la tienda no deja ninguna; estas
            son todas las que el sitio puede poner, y cuándo:
          </p>
          <CookiesTable />
          <p>
            El formulario de tarjeta es de Mercado Pago y solo se carga cuando vas a pagar: para prevenir
            fraudes puede usar sus propias cookies en sus propios dominios.
          </p>
        </>
      ),
    },
    {
      id: "navegador",
      title: "Qué más se guarda en tu navegador",
      body: (
        <>
          <p>Esto se queda en tu dispositivo y lo borras al borrar los datos del sitio:</p>
          <ul>
            <li>El carrito y el tema claro u oscuro que elegiste.</li>
            <li>Que hay una sesión abierta, sin decir de quién, hasta que la cierres.</li>
            <li>Los últimos productos que viste, para mostrártelos aunque te quedes sin internet.</li>
            <li>
              El pedido que estás pagando y los datos de envío del último, para no pedírtelos otra vez. Llegan
              a nuestro servidor solo cuando haces el pedido.
            </li>
            <li>
              Mientras la pestaña esté abierta: el borrador de una solicitud de reparación, el aviso que se
              muestra en la página siguiente y si cerraste el botón de WhatsApp.
            </li>
            <li>
              Una copia de la página que ves sin conexión, con sus imágenes. Nunca tus pedidos ni tu cuenta.
            </li>
          </ul>
          <p>
            El mapa interactivo es de OpenStreetMap y solo se carga cuando tú lo abres: en ese momento ellos
            ven tu dirección IP.
          </p>
        </>
      ),
    },
  ];
}
