import type { LegalSection } from "@/components/legal/legal-page";
import { SellerIdentity } from "@/components/legal/seller-identity";
import { termOf } from "@/lib/legal/retention";
import type { StoreSettings } from "@/lib/settings/types";

/** Data controller, and the data collected for each purpose. */
export function dataSections(settings: StoreSettings): LegalSection[] {
  return [
    {
      id: "responsable",
      title: "Responsable del tratamiento",
      body: (
        <>
          <p>
            Este es el responsable de tus datos personales, según la Ley 1581 de 2012 y el Decreto 1074 de
            2015, y por estos canales atiende lo que tenga que ver con ellos:
          </p>
          <SellerIdentity settings={settings} />
        </>
      ),
    },
    {
      id: "datos",
      title: "Qué datos guardamos y para qué",
      body: (
        <ul>
          <li>
            <strong>Cuenta:</strong> correo, contraseña cifrada y, si los escribes, nombre de usuario, celular
            y dirección de envío. Sirven para que entres y para no pedirte lo mismo en cada compra. Si entras
            con Google, él nos da tu correo, tu nombre y el enlace de tu foto.
          </li>
          <li>
            <strong>Autorizaciones:</strong> qué aceptaste o retiraste, la versión del texto, la fecha y hora,
            la dirección IP y el navegador. Son la prueba de lo que decidiste al crear tu cuenta, comprar,
            pedir una reparación, aprobar una cotización, escribirnos o suscribirte al boletín.
          </li>
          <li>
            <strong>Pedidos:</strong> nombre, celular, correo, dirección, lo que compraste y su precio, el
            resultado del pago, la marca y los últimos cuatro dígitos de la tarjeta, la guía del envío, y los
            retractos, reversiones y reembolsos, con la llave o la cuenta que nos das, su titular y su
            documento cuando el dinero no puede volver por donde pagaste. Si pagas por PSE, el banco y el
            documento de quien paga. Si otra persona recoge tu pedido, su nombre y su documento. Si pides
            factura, el documento, el nombre, el correo y el municipio de quien la recibe. El enlace del
            pedido no muestra esos documentos ni el banco. Sirven para cobrar, entregar y responder por la
            garantía. Si compras sin cuenta, tu pedido se abre con un enlace secreto: quien lo tenga puede
            verlo.
          </li>
          <li>
            <strong>Reparaciones:</strong> tus datos de contacto, la dirección si recogemos el equipo y, al
            recibirlo, tu documento; el equipo, su serial, sus accesorios y su estado; las fotos tuyas y las
            del taller; los mensajes, las cotizaciones y quién firmó cada respuesta, con fecha, IP y
            navegador; y quién recogió el equipo. La ley pide esa prueba (Ley 1480 de 2011, artículo 18). Las
            fotos solo las ven tú, quien tenga el enlace de la reparación y nuestro equipo.
          </li>
          <li>
            <strong>Ficha de cliente:</strong> tus compras, reparaciones y datos de contacto reunidos, con o
            sin cuenta y también los del mostrador; las notas que escribimos para atenderte, y si no te
            ofrecemos pago contra entrega. Dos fichas se unen cuando comprobamos que son de la misma persona:
            eso no le muestra nada nuevo a ninguna cuenta ni enlace. Solo la ve nuestro equipo, y está en la
            copia de tus datos.
          </li>
          <li>
            <strong>Mensajes y PQR:</strong> nombre, teléfono, correo si lo das, lo que escribiste, lo que te
            respondimos y el número de radicado, para contestarte y demostrar que lo hicimos.
          </li>
          <li>
            <strong>Boletín:</strong> tu correo, desde qué página te suscribiste y cuándo lo pediste,
            confirmaste o cancelaste. No te escribimos hasta que confirmas desde tu correo.
          </li>
          <li>
            <strong>Cursos:</strong> qué cursos compraste, las lecciones que abriste y terminaste, y los
            certificados. Un certificado es público para quien tenga su código: muestra tu nombre, el curso y
            la fecha.
          </li>
          <li>
            <strong>Puntos, logros y publicaciones:</strong> de dónde salió cada punto y el enlace de las
            publicaciones que nos envías para ganar uno.
          </li>
          <li>
            <strong>Reseñas:</strong> la calificación, el texto y tu nombre de usuario, que se publican
            después de que las revisamos.
          </li>
          <li>
            <strong>Correos que enviamos:</strong> a quién, sobre qué y si llegó. A los{" "}
            {termOf("mailAddress")} borramos la dirección y el contenido.
          </li>
          <li>
            <strong>Seguridad:</strong> un contador de intentos por dirección IP o por cuenta, que se borra
            después de {termOf("rateLimit")}; un registro de lo que hacen nuestro equipo y tú con pedidos,
            reparaciones y cuentas, sin lo que escribiste; y los errores técnicos del servidor. Sirven para
            frenar abusos y encontrar fallas.
          </li>
          <li>
            <strong>Rapidez del sitio:</strong> cuánto tardó en mostrarse y en responder cada tipo de página,
            en celular o en computador. Solo guardamos cuántas visitas hubo en cada rango de tiempo: sin
            cookies, sin dirección IP y sin nada que diga quién visitó. Lo medimos nosotros, sin terceros, y
            lo borramos a los {termOf("visitSpeed")}.
          </li>
        </ul>
      ),
    },
    {
      id: "finalidades",
      title: "Para qué no los usamos",
      body: (
        <p>
          No vendemos tus datos, no hacemos perfiles para publicidad y no tomamos decisiones automáticas sobre
          ti. Si algún día queremos usarlos para algo distinto de lo que dice esta política, te pediremos una
          autorización nueva.
        </p>
      ),
    },
    {
      id: "autorizacion",
      title: "Tu autorización",
      body: (
        <>
          <p>
            Tratamos tus datos con tu autorización previa, expresa e informada, o cuando hace falta para
            cumplir un pedido tuyo o la ley. Por eso ninguna casilla viene marcada.
          </p>
          <p>
            La publicidad se autoriza aparte y no es condición para nada. Solo la enviamos por correo, de
            lunes a viernes de 7 a. m. a 7 p. m. y los sábados de 8 a. m. a 3 p. m., nunca en domingos ni
            festivos (Ley 2300 de 2023), y puedes retirarla cuando quieras. Los mensajes sobre tu pedido, tu
            reparación o tu radicado no son publicidad.
          </p>
        </>
      ),
    },
    {
      id: "menores",
      title: "Datos sensibles y menores de edad",
      body: (
        <>
          <p>
            No pedimos datos sensibles, como los de salud, religión o biometría. No los escribas en los
            formularios y borra de tu equipo lo que no quieras que veamos antes de traerlo a reparar.
          </p>
          <p>
            El sitio no está dirigido a niños. Si eres menor de 18 años, quien te represente debe autorizar el
            tratamiento y hacer la compra. Si nos damos cuenta de que tenemos datos de un menor sin esa
            autorización, los borramos.
          </p>
        </>
      ),
    },
  ];
}
