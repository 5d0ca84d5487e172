import { type LegalSection, SicLink } from "@/components/legal/legal-page";
import {
  COMPLAINT_TERM,
  REFUND_TERM,
  REPAIR_WARRANTY,
  REVERSAL_TERM,
  WITHDRAWAL_TERM,
} from "@/lib/legal/promises";
import type { StoreSettings } from "@/lib/settings/types";

/** Withdrawal, payment reversal and legal warranty. */
export function regretSections({ email }: StoreSettings): LegalSection[] {
  return [
    {
      id: "retracto",
      title: "Derecho de retracto",
      body: (
        <>
          <p>
            Si compraste por este sitio puedes arrepentirte sin dar razones dentro de los{" "}
            <strong>{WITHDRAWAL_TERM}</strong> siguientes a la entrega del producto, o a la compra si es un
            servicio o un curso (Ley 1480 de 2011, artículo 47).
          </p>
          <ul>
            <li>
              <strong>Cómo:</strong> abre la página de tu pedido, en{" "}
              <a href="/dashboard/pedidos">Mis Pedidos</a> o con el enlace que te dimos, y usa "Retractarme de
              esta compra". Ahí ves hasta qué día puedes.
              {email && (
                <>
                  {" "}
                  También sirve un correo a <a href={`mailto:${email}`}>{email}</a> con el número del pedido.
                </>
              )}
            </li>
            <li>
              <strong>La devolución:</strong> la acuerdas con nosotros por WhatsApp o correo. Devuelves el
              producto en las mismas condiciones en que lo recibiste y el transporte corre por tu cuenta.
            </li>
            <li>
              <strong>Tu dinero:</strong> te devolvemos todo lo pagado, sin descuentos, en máximo{" "}
              <strong>{REFUND_TERM}</strong> desde que te retractas, una vez tengamos el producto y los datos
              para el reembolso (Ley 2439 de 2024). Va al mismo medio de pago o al que acordemos.
            </li>
            <li>
              <strong>No aplica</strong> a servicios que ya empezaron con tu acuerdo, como una reparación
              aprobada o un curso que ya abriste; a códigos digitales ya enviados; a productos hechos a tu
              medida o personalizados; a los que por su naturaleza no se pueden devolver o se dañan pronto; ni
              a los de uso personal.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "reversion",
      title: "Reversión del pago",
      body: (
        <>
          <p>
            Si pagaste en línea, con tarjeta o por PSE, puedes pedir que se deshaga el pago, o una parte,
            cuando (Ley 1480 de 2011, artículo 51, y Decreto 587 de 2016):
          </p>
          <ul>
            <li>fuiste víctima de un fraude;</li>
            <li>no pediste la operación;</li>
            <li>no recibiste el producto;</li>
            <li>lo que llegó no es lo que pediste; o</li>
            <li>llegó defectuoso.</li>
          </ul>
          <p>
            <strong>Cómo:</strong> dentro de los <strong>{REVERSAL_TERM}</strong> siguientes a que te enteras,
            usa "Pedir la reversión del pago" en la página de tu pedido: dices la causa, el valor y qué pasó,
            y te damos un número. En ese mismo plazo avísale al banco de tu tarjeta o de tu cuenta, y deja el
            producto a nuestra disposición si lo tienes.
          </p>
          <p>
            <strong>Qué sigue:</strong> mientras la revisamos no despachamos el pedido. Te respondemos en la
            misma página en máximo {COMPLAINT_TERM}: si la aceptamos, devolvemos el dinero por el mismo medio
            de pago, o a la llave o cuenta que nos des si por ahí no se puede; si no, te explicamos por qué
            por escrito y puedes acudir a la Superintendencia de Industria y Comercio, <SicLink />. Los
            participantes del pago tienen 15 días hábiles para hacer efectiva la reversión desde que tu banco
            recibe tu solicitud. Quien la pide de mala fe responde por ello.
          </p>
          <p>
            <strong>Con el retracto:</strong> el mismo dinero se pide una sola vez, por una vía o por la otra.
            Si no aceptamos la primera, tienes {WITHDRAWAL_TERM} desde nuestra respuesta para usar la otra.
          </p>
        </>
      ),
    },
    {
      id: "garantia",
      title: "Garantía legal",
      body: (
        <>
          <ul>
            <li>
              <strong>Productos nuevos:</strong> el plazo que dice la página de cada producto, desde la
              entrega; si no dice ninguno, un año.
            </li>
            <li>
              <strong>Productos usados:</strong> el plazo que dice su página, nunca menos de tres meses, salvo
              que se vendan sin garantía y lo aceptes por escrito.
            </li>
            <li>
              <strong>Reparaciones:</strong> {REPAIR_WARRANTY.playstation} meses en PlayStation,{" "}
              {REPAIR_WARRANTY.xbox} meses en Xbox y {REPAIR_WARRANTY.nintendo} meses en Nintendo, desde que
              te entregamos el equipo, sobre el trabajo y los repuestos instalados.
            </li>
          </ul>
          <p>
            <strong>Cómo:</strong> escríbenos en <a href="/peticiones">peticiones, quejas y reclamos</a> o
            trae el producto con el número del pedido o de la orden. Al recibirlo te damos una constancia con
            la fecha y el motivo.
          </p>
          <ul>
            <li>
              La garantía es gratis, con el transporte que haga falta. Primero reparamos: en máximo{" "}
              <strong>30 días hábiles</strong>. Al entregarlo te damos constancia de lo que se hizo, los
              repuestos y las fechas.
            </li>
            <li>
              Si no se puede reparar, lo cambiamos en máximo <strong>10 días hábiles</strong> o te devolvemos
              lo pagado. Si la falla se repite, tú eliges entre otra reparación, el cambio o la devolución
              (Decreto 735 de 2013).
            </li>
            <li>
              El plazo <strong>se suspende</strong> mientras no puedas usar el producto por una reclamación.
              Si lo cambiamos completo, <strong>empieza de nuevo</strong>; una pieza cambiada tiene su propia
              garantía.
            </li>
            <li>
              Si no la aceptamos, te respondemos por escrito y con razones. No cubre el mal uso, los golpes o
              líquidos posteriores, ni lo que dañe un tercero.
            </li>
          </ul>
        </>
      ),
    },
  ];
}
