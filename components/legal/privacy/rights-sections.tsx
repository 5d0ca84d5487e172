import { type LegalSection, SicLink } from "@/components/legal/legal-page";
import { COMPLAINT_TERM } from "@/lib/legal/promises";
import { termOf } from "@/lib/legal/retention";
import type { StoreSettings } from "@/lib/settings/types";

/** The data subject's rights, how to exercise them, and retention periods. */
export function rightsSections({ email }: StoreSettings): LegalSection[] {
  return [
    {
      id: "derechos",
      title: "Tus derechos y dónde ejercerlos",
      body: (
        <>
          <p>
            Casi todo lo haces sin esperar a nadie en <a href="/dashboard/perfil">Mi Perfil</a>, gratis:
          </p>
          <ul>
            <li>
              <strong>Conocer:</strong> en "Tus derechos sobre tus datos", el botón "Descargar mis datos" te
              da un archivo con todo lo que guardamos de ti.
            </li>
            <li>
              <strong>Actualizar y rectificar:</strong> en "Tus datos" corriges tu nombre, celular y
              dirección.
            </li>
            <li>
              <strong>Pedir prueba de tu autorización:</strong> en "Tus autorizaciones" ves qué aceptaste, qué
              versión y cuándo.
            </li>
            <li>
              <strong>Revocar:</strong> ahí mismo retiras el permiso de publicidad; del boletín sales también
              con el enlace que trae cada correo.
            </li>
            <li>
              <strong>Suprimir:</strong> con "Eliminar mi cuenta" borramos lo tuyo. Si tienes un pedido, una
              reparación, un retracto, una reversión o un reembolso en curso, esperamos a que termine.
            </li>
            <li>
              <strong>Saber el uso</strong> que les hemos dado y <strong>quejarte</strong>: escríbenos y, si
              no quedas conforme, acude a la Superintendencia de Industria y Comercio, <SicLink />.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "procedimiento",
      title: "Si no tienes cuenta, o no quedó resuelto",
      body: (
        <>
          <p>
            Presenta tu solicitud en <a href="/peticiones">peticiones, quejas y reclamos</a>, donde te damos
            un número de radicado
            {email && (
              <>
                , o escribe a <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
            . Dinos quién eres, qué pides, los hechos y cómo contactarte. Puede hacerlo también quien te
            represente o te herede.
          </p>
          <ul>
            <li>
              <strong>Consultas:</strong> respondemos en máximo <strong>10 días hábiles</strong>. Si no
              alcanzamos te decimos por qué, y respondemos a más tardar 5 días hábiles después.
            </li>
            <li>
              <strong>Reclamos</strong> (corregir, suprimir o un incumplimiento): respondemos en máximo{" "}
              <strong>{COMPLAINT_TERM}</strong>, prorrogables por 8 si te explicamos la razón. Si al reclamo
              le falta algo, te lo pedimos en los 5 días siguientes; si en dos meses no lo completas, se
              entiende que desististe.
            </li>
            <li>
              Antes de acudir a la Superintendencia por tus datos, la ley pide que nos hayas reclamado a
              nosotros.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "conservacion",
      title: "Cuánto tiempo los conservamos",
      body: (
        <ul>
          <li>
            <strong>Cuenta, cursos, puntos y reseñas:</strong> mientras tengas la cuenta. Al eliminarla se
            borran, junto con tus autorizaciones, tus mensajes, tu suscripción y las fotos que nos enviaste.
          </li>
          <li>
            <strong>Pedidos y pagos:</strong> {termOf("order")}, que es lo que las normas piden para los
            soportes contables; después quedan sin nombre, dirección, teléfono, correo, dígitos de la tarjeta
            ni la llave a la que te devolvimos. Lo mismo pasa si eliminas tu cuenta. El enlace secreto de un
            pedido terminado deja de abrir a los {termOf("orderLink")}. De un pedido sin cuenta que no se pagó
            y se canceló o venció borramos tus datos a los {termOf("unboughtOrder")}.
          </li>
          <li>
            <strong>Reparaciones:</strong> mientras dure su garantía y los {termOf("repair")} siguientes,
            porque son prueba de la custodia y de la garantía del equipo. Si eliminas tu cuenta quedan sin
            nombre, documento, dirección, teléfono ni correo: solo el equipo, lo que se le hizo y hasta cuándo
            tiene garantía. El enlace de la reparación deja de abrir {termOf("repairLink")} después de la
            garantía. Las fotos que se subieron y no quedaron en ninguna reparación se borran después de{" "}
            {termOf("unnamedPhoto")}.
          </li>
          <li>
            <strong>Ficha de cliente:</strong> mientras tengas la cuenta, o un pedido o una reparación con tus
            datos. Después se borra, con sus notas.
          </li>
          <li>
            <strong>Mensajes y PQR:</strong> {termOf("message")} después de respondidos, que es el tiempo en
            que el caso puede tener un reclamo o una investigación. Lo que resulta ser publicidad no pedida o
            abuso, {termOf("spam")}.
          </li>
          <li>
            <strong>Boletín:</strong> hasta que te des de baja; después tu correo queda marcado como dado de
            baja, para no volver a escribirte, y lo borramos si lo pides. Si no confirmas la suscripción,
            borramos tu correo a los {termOf("unconfirmedSubscriber")}.
          </li>
          <li>
            <strong>Correos enviados:</strong> la dirección y el contenido, {termOf("mailAddress")}; que se
            envió, {termOf("sentMail")}.
          </li>
          <li>
            <strong>Registro de cambios:</strong> {termOf("auditLog")}. La prueba de una autorización para una
            cuenta que no llegó a crearse: {termOf("signUp")}.
          </li>
          <li>
            <strong>Contadores de intentos, con la dirección IP:</strong> {termOf("rateLimit")}. Los avisos
            que nos manda el medio de pago: {termOf("paymentEvent")}, y su contenido{" "}
            {termOf("paymentEventText")}.
          </li>
          <li>
            <strong>Copias de seguridad:</strong> lo que se borra de la tienda sigue en las copias cifradas
            hasta que vencen, a más tardar seis meses después. Solo sirven para recuperar la tienda tras un
            daño.
          </li>
        </ul>
      ),
    },
    {
      id: "cambios",
      title: "Vigencia y cambios",
      body: (
        <p>
          Esta política rige desde la fecha que ves arriba y la base de datos estará vigente mientras exista
          la tienda. Si cambia, publicamos aquí la nueva versión con su número y su fecha; con cada
          autorización guardamos la versión que aceptaste.
        </p>
      ),
    },
  ];
}
