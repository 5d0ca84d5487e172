import type { DemoCourseDraft } from "../types.ts";
import { module } from "./module.ts";

const business: DemoCourseDraft = {
  slug: "monta-tu-taller-consolas",
  title: "Monta tu taller profesional de consolas",
  description:
    "Guía corta para pasar del primer arreglo cobrado a un taller formal en Colombia: costos, precios, garantías, clientes y el mantenimiento de un negocio que dure.",
  price: 25000,
  content:
    "Los números que nadie te muestra, en una guía corta: cuánto cuesta abrir, cómo poner precios y en qué se va la plata. Con cuentas de ejemplo que puedes rehacer con las de tu ciudad y un resumen de lo que la ley le pide a quien repara bienes ajenos.",
  art: { kind: "scene", scene: "business", tone: "cyan" },
  duration_weeks: 1,
  level: "intermedio",
  estimated_students: 47,
  has_certification: true,
  curriculum: [
    module("Números primero", [
      "* cuanto-cuesta | Cuánto cuesta empezar | Tres presupuestos: desde la casa, local pequeño y local con tienda.",
      "precio-hora | Tu hora de trabajo | Calcular mano de obra con costos fijos y tiempo muerto.",
      "lista-precios | Lista de precios que se sostiene | Precio base, repuesto y riesgo, sin regalar trabajo.",
    ]),
    module("Formalizarse en Colombia", [
      "rut-camara | RUT, cámara de comercio y régimen | Qué registrar primero y qué puede esperar.",
      "factura | Facturación electrónica | Opciones para un negocio de una o dos personas.",
      "garantias-ley | Garantías y recibo del equipo | Lo que exige el Estatuto del Consumidor al recibir y entregar.",
      "datos | Datos personales de tus clientes | Autorización, política y sentido común con sus fotos y cuentas.",
    ]),
    module("Operación", [
      "* orden-servicio | La orden de servicio | Fotos de entrada, accesorios y estado para evitar discusiones.",
      "inventario | Inventario de repuestos | Qué tener siempre, qué pedir por encargo y cómo rotarlo.",
      "proveedores | Proveedores y devoluciones | Probar lotes y reclamar con evidencia.",
      "tiempos | Prometer tiempos reales | Cola de trabajo, prioridades y el servicio exprés.",
    ]),
    module("Clientes", [
      "whatsapp | Atención por WhatsApp | Plantillas que informan sin sonar a robot.",
      "resenas | Reseñas honestas | Cómo pedirlas y cómo responder una mala.",
      "contenido | Contenido que trae arreglos | Videos cortos del banco de trabajo con el celular.",
    ]),
    module("Crecer sin dañarse", [
      "contratar | Tu primer ayudante | Qué delegar, cómo entrenar y cómo revisar calidad.",
      "ventas | Vender accesorios y usados | Márgenes, pruebas y garantía de un equipo usado.",
      "indicadores | Cinco indicadores semanales | Lo que hay que mirar los lunes en diez minutos.",
    ]),
  ],
  requirements: [
    "Saber hacer al menos tres reparaciones completas",
    "Computador con hoja de cálculo",
    "Disposición para hacer cuentas",
    "Un cuaderno con tus últimos diez arreglos, si ya trabajas",
  ],
  learning_outcomes: [
    "Calcular precios que cubren costos y riesgo",
    "Saber qué pide la ley al recibir y entregar equipos",
    "Ordenar tu inventario sin amarrar plata",
    "Tener ideas de contenido para atraer clientes",
    "Medir el negocio con cinco indicadores",
  ],
};

export const businessCourses: DemoCourseDraft[] = [business];
