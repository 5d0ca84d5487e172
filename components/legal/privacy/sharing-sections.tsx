import type { LegalSection } from "@/components/legal/legal-page";

/** Recipients, international transfers and security. */
export function sharingSections(): LegalSection[] {
  return [
    {
      id: "encargados",
      title: "Con quién los compartimos",
      body: (
        <>
          <p>Solo con quienes nos ayudan a cumplirte, y únicamente lo que necesitan para eso:</p>
          <ul>
            <li>
              <strong>Mercado Pago</strong>, que procesa los pagos. Los datos de tu tarjeta los recibe él
              directamente: nosotros nunca los vemos. Le pasamos lo que pide para cobrar y detectar fraudes:
              lo que compras y su valor, el número del pedido, tu nombre, celular y correo, tu dirección IP y
              el documento de quien paga. El del formulario de la tarjeta no lo guardamos; el de un pago por
              PSE sí, y con él van también tu banco y tu dirección. Responde por lo que recibe según{" "}
              <a href="https://www.mercadopago.com.co/privacidad" target="_blank" rel="noopener noreferrer">
                su propia política
              </a>
              .
            </li>
            <li>
              <strong>La transportadora</strong> que lleva tu pedido: nombre, celular y dirección.
            </li>
            <li>
              <strong>Los proveedores técnicos</strong> que alojan el sitio, la base de datos y los archivos
              (Supabase) y los que envían los correos.
            </li>
            <li>
              <strong>Google</strong>, solo si eliges entrar con tu cuenta de Google.
            </li>
            <li>
              <strong>WhatsApp</strong>, solo si abres una conversación con nosotros: el mensaje que envías
              viaja por su servicio.
            </li>
            <li>
              <strong>Las autoridades</strong>, cuando la ley nos obliga.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "internacional",
      title: "Datos fuera de Colombia",
      body: (
        <p>
          Mercado Pago y los proveedores técnicos pueden tener servidores en otros países. Los proveedores
          técnicos tratan los datos por encargo nuestro y según nuestras instrucciones; a los demás les llega
          lo necesario para cumplir tu compra. Al autorizar el tratamiento autorizas también esa transmisión o
          transferencia (Ley 1581 de 2012, artículo 26).
        </p>
      ),
    },
    {
      id: "seguridad",
      title: "Cómo los cuidamos",
      body: (
        <p>
          La información viaja cifrada, las contraseñas se guardan cifradas, la base de datos solo deja ver a
          cada persona lo suyo, lo que cada persona del equipo puede hacer depende de su cargo, y cada cambio
          deja registro. Si llega a haber un incidente que afecte tus datos, te avisamos y lo reportamos a la
          Superintendencia de Industria y Comercio.
        </p>
      ),
    },
  ];
}
