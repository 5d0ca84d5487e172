import { LegalPage, LegalSection } from "@/components/content/legal";
import { SellerIdentity } from "@/components/content/seller-identity";
import { pageMetadata } from "@/lib/content/seo";
import { getSettings } from "@/lib/settings/queries";

export const ensureStatic = "navigation";

export const metadata = pageMetadata({
  title: "Política de privacidad",
  description:
    "Qué datos personales tratamos, para qué, y cómo conocerlos, corregirlos o borrarlos (Ley 1581 de 2012).",
  path: "/privacidad",
});

export default async function PrivacyPage() {
  const settings = await getSettings();
  return (
    <LegalPage
      title="Política de privacidad"
      lead="Pedimos solo los datos que necesitamos para atenderte, y son tuyos: puedes verlos, corregirlos o pedir que los borremos."
      since="1 de enero de 2026"
    >
      <LegalSection title="Responsable del tratamiento">
        <p>
          Este es el responsable de tus datos personales, según la Ley 1581 de 2012 y el Decreto 1074 de 2015:
        </p>
        <SellerIdentity settings={settings} />
      </LegalSection>
      <LegalSection title="Qué datos tratamos y para qué">
        <ul>
          <li>
            <strong>Cuenta:</strong> correo, nombre de usuario y contraseña cifrada, para que puedas entrar y
            ver tus pedidos, cursos y reparaciones; y, si los guardas, tu celular y tu dirección de envío.
          </li>
          <li>
            <strong>Autorizaciones:</strong> la fecha, el texto que aceptaste, la dirección IP y el navegador,
            como prueba de lo que decidiste.
          </li>
          <li>
            <strong>Pedidos:</strong> nombre, dirección, teléfono y correo, para cobrar, entregar y responder
            por la garantía.
          </li>
          <li>
            <strong>Reparaciones:</strong> lo que nos cuentas de tu equipo, su serial y las fotos del proceso,
            como prueba del estado en que lo recibimos y entregamos.
          </li>
          <li>
            <strong>Pagos:</strong> los datos de tu tarjeta los recibe directamente Mercado Pago. Nosotros
            nunca los vemos; guardamos el resultado del pago y los últimos cuatro dígitos.
          </li>
        </ul>
        <p>
          No pedimos datos sensibles. Si eres menor de edad, quien te represente debe autorizar el tratamiento
          y hacer la compra.
        </p>
      </LegalSection>
      <LegalSection title="Tu autorización">
        <p>
          Tratamos tus datos con tu autorización previa, expresa e informada, o cuando hace falta para cumplir
          un pedido tuyo o la ley. No enviamos publicidad si no la autorizas aparte, y puedes retirar esa
          autorización cuando quieras.
        </p>
      </LegalSection>
      <LegalSection title="Con quién los compartimos">
        <p>
          Solo con quienes nos ayudan a cumplirte y únicamente para eso: el proveedor de pagos, la
          transportadora que lleva tu pedido y los proveedores que alojan este sitio y envían sus correos. No
          vendemos tus datos.
        </p>
      </LegalSection>
      <LegalSection title="Qué se guarda en tu navegador">
        <ul>
          <li>
            El carrito y el tema claro u oscuro, que no salen de tu dispositivo hasta que haces un pedido.
          </li>
          <li>
            Una cookie de sesión cuando inicias sesión y otra que recuerda si plegaste el menú de tu panel. No
            usamos cookies de publicidad ni de seguimiento.
          </li>
          <li>El mapa interactivo es de OpenStreetMap y solo se carga cuando tú lo abres.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Tus derechos">
        <ul>
          <li>Conocer, actualizar y rectificar tus datos, gratis.</li>
          <li>Pedir prueba de la autorización que nos diste y saber cómo los hemos usado.</li>
          <li>
            Revocar la autorización y pedir que los borremos, salvo los que la ley nos obliga a conservar.
          </li>
          <li>
            Presentar quejas ante la Superintendencia de Industria y Comercio:{" "}
            <a href="https://www.sic.gov.co" target="_blank" rel="noopener noreferrer">
              www.sic.gov.co
            </a>
            .
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Cómo ejercerlos">
        <p>
          En <a href="/dashboard/perfil">Mi Perfil</a> puedes corregir tus datos, descargarlos, retirar tus
          autorizaciones y eliminar tu cuenta, sin esperar a nadie.
        </p>
        <p>
          También puedes escribirnos a <a href={`mailto:${settings.email}`}>{settings.email}</a> con tu
          nombre, lo que pides y cómo contactarte. Respondemos las consultas en máximo 10 días hábiles y los
          reclamos en máximo 15 días hábiles; si necesitamos más tiempo te contamos por qué y cuándo
          responderemos, dentro de los límites de la ley.
        </p>
      </LegalSection>
      <LegalSection title="Cuánto tiempo los conservamos">
        <p>
          Mientras tengas cuenta o garantías vigentes, y después solo el tiempo que exigen las normas
          contables, fiscales y de protección al consumidor. Si esta política cambia, publicamos aquí la nueva
          versión con su fecha.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
