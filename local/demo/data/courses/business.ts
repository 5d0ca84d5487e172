import type { DemoCourse } from "../types.ts";
import { module } from "./module.ts";

const business: DemoCourse = {
  slug: "monta-tu-taller-consolas",
  title: "Monta tu taller profesional de consolas",
  description:
    "Del primer arreglo cobrado a un taller formal en Colombia: costos, precios, garantías, clientes y el mantenimiento de un negocio que dure.",
  price: 289000,
  content:
    "Los números que nadie te muestra: cuánto cuesta abrir, cuánto se demora en pagar y en qué se va la plata. Usamos las cuentas reales de un taller en Envigado y adaptamos cada plantilla a tu ciudad. Incluye lo que la ley le pide a quien repara bienes ajenos.",
  art: { kind: "scene", scene: "business", tone: "cyan" },
  duration_weeks: 5,
  level: "intermedio",
  estimated_students: 47,
  has_certification: true,
  curriculum: [
    module("Números primero", [
      "* cuanto-cuesta | Cuánto cuesta empezar | 30 | Tres presupuestos: desde la casa, local pequeño y local con tienda.",
      "precio-hora | Tu hora de trabajo | 35 | Calcular mano de obra con costos fijos y tiempo muerto.",
      "lista-precios | Lista de precios que se sostiene | 30 | Precio base, repuesto y riesgo, sin regalar trabajo.",
    ]),
    module("Formalizarse en Colombia", [
      "rut-camara | RUT, cámara de comercio y régimen | 40 | Qué registrar primero y qué puede esperar.",
      "factura | Facturación electrónica | 35 | Opciones para un negocio de una o dos personas.",
      "garantias-ley | Garantías y recibo del equipo | 45 | Lo que exige el Estatuto del Consumidor al recibir y entregar.",
      "datos | Datos personales de tus clientes | 25 | Autorización, política y sentido común con sus fotos y cuentas.",
    ]),
    module("Operación", [
      "* orden-servicio | La orden de servicio | 35 | Fotos de entrada, accesorios y estado para evitar discusiones.",
      "inventario | Inventario de repuestos | 35 | Qué tener siempre, qué pedir por encargo y cómo rotarlo.",
      "proveedores | Proveedores y devoluciones | 30 | Probar lotes y reclamar con evidencia.",
      "tiempos | Prometer tiempos reales | 25 | Cola de trabajo, prioridades y el servicio exprés.",
    ]),
    module("Clientes", [
      "whatsapp | Atención por WhatsApp | 30 | Plantillas que informan sin sonar a robot.",
      "resenas | Reseñas honestas | 20 | Cómo pedirlas y cómo responder una mala.",
      "contenido | Contenido que trae arreglos | 40 | Videos cortos del banco de trabajo con el celular.",
    ]),
    module("Crecer sin dañarse", [
      "contratar | Tu primer ayudante | 35 | Qué delegar, cómo entrenar y cómo revisar calidad.",
      "ventas | Vender accesorios y usados | 35 | Márgenes, pruebas y garantía de un equipo usado.",
      "indicadores | Cinco indicadores semanales | 30 | Lo que hay que mirar los lunes en diez minutos.",
    ]),
  ],
  requirements: [
    "Saber hacer al menos tres reparaciones completas",
    "Computador con hoja de cálculo",
    "Disposición para hacer cuentas",
    "Un cuaderno con tus últimos diez arreglos, si ya trabajas",
  ],
  includes: [
    "17 clases escritas, paso a paso",
    "Hoja de cálculo de costos y precios",
    "Formato de orden de servicio y recibo",
    "Modelo de política de garantía",
    "Asesoría grupal de una hora",
    "Certificado digital verificable",
  ],
  learning_outcomes: [
    "Fijar precios que cubren costos y riesgo",
    "Recibir y entregar equipos como pide la ley",
    "Manejar inventario sin amarrar plata",
    "Atraer clientes con contenido propio",
    "Medir el negocio con cinco indicadores",
  ],
};

export const businessCourses: DemoCourse[] = [business];
