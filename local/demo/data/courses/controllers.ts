import type { DemoCourseDraft } from "../types.ts";
import { module } from "./module.ts";

const drift: DemoCourseDraft = {
  slug: "reparacion-drift-sticks-hall",
  title: "Reparación de drift y sticks de efecto Hall",
  description:
    "Guía corta sobre la falla número uno: cómo se desueldan, reemplazan y calibran los sticks de DualSense, DualShock 4 y Xbox, con repuesto convencional o magnético.",
  price: 20000,
  content:
    "Un stick tiene catorce puntos de soldadura y una sola oportunidad de salir limpio. Esta guía corta compara tres métodos de desoldado, explica cada repuesto y cierra con la calibración por software y por placa de ajuste. Practica en placas de descarte antes de tocar un control bueno.",
  art: { kind: "scene", scene: "drift-lab", tone: "violet" },
  duration_weeks: 1,
  level: "intermedio",
  estimated_students: 73,
  has_certification: true,
  curriculum: [
    module("Entender el drift", [
      "* anatomia-stick | Anatomía de un módulo análogo | Potenciómetros, pulsador y resorte, abiertos bajo el microscopio.",
      "causas | Desgaste, suciedad o mala calibración | Tres síntomas parecidos con soluciones distintas.",
      "medir-drift | Medir el drift con datos | Círculo de error, zona muerta y pruebas repetibles en el navegador.",
    ]),
    module("Desoldar sin dañar la placa", [
      "metodo-malla | Malla y cautín | El método económico y sus límites en placas multicapa.",
      "metodo-aleacion | Aleación de baja temperatura | Retirar el módulo entero en un minuto y limpiar los restos.",
      "* metodo-estacion | Estación de desoldado | Vacío, temperatura y boquilla para cada tamaño.",
      "reparar-pista | Cuando se levanta una pista | Puente con hilo esmaltado y máscara curada con luz UV.",
    ]),
    module("Instalar el repuesto", [
      "alps | Módulo ALPS | Alineación, altura y soldadura de los catorce puntos.",
      "hall-dualsense | Hall en DualSense | Placas de ajuste, imanes y errores de polaridad.",
      "hall-xbox | Hall y TMR en Xbox | Diferencias entre modelos 1708, 1914 y Elite.",
    ]),
    module("Calibrar y entregar", [
      "calibracion-web | Calibración por software | Herramientas abiertas y guardado permanente en el control.",
      "calibracion-trim | Ajuste fino con potenciómetro | Centrar ejes con destornillador sin perder recorrido.",
      "garantia-trabajo | Prueba de una hora y garantía | Qué registrar para respaldar seis meses de garantía.",
    ]),
  ],
  requirements: [
    "Haber soldado antes, así sea poco",
    "Cautín con control de temperatura",
    "Flux, malla y estaño 60/40",
    "Un control con drift, si quieres practicar",
  ],
  learning_outcomes: [
    "Diferenciar drift por desgaste, suciedad o calibración",
    "Elegir cómo retirar un stick sin levantar pistas",
    "Distinguir módulos ALPS, Hall y TMR y saber cómo se instalan",
    "Conocer la calibración por software y por placa de ajuste",
    "Cobrar y garantizar el trabajo con criterio",
  ],
};

const nintendo: DemoCourseDraft = {
  slug: "reparacion-nintendo-switch",
  title: "Reparación de Nintendo Switch y Joy-Con",
  description:
    "Guía corta de las fallas más comunes de Switch, OLED y Lite: pantallas, rieles, baterías, lector de juegos, puerto USB-C y Joy-Con.",
  price: 20000,
  content:
    "La Switch llega al taller por caídas, por cargadores equivocados y por Joy-Con que no encajan. Esta guía corta recorre esas fallas: qué preguntar, qué revisar primero y cómo se hace el arreglo. Te sirve para saber a qué te enfrentas antes de abrirla.",
  art: { kind: "scene", scene: "handheld-lab", tone: "ember" },
  duration_weeks: 1,
  level: "intermedio",
  estimated_students: 58,
  has_certification: true,
  curriculum: [
    module("La familia Switch", [
      "* modelos | Diferencias entre V1, V2, OLED y Lite | Cómo identificar cada modelo por serie, batería y tornillos.",
      "desarme-switch | Desarme de la consola | Tapa, blindaje y disipador sin rodar tornillos.",
      "desarme-lite | Desarme de la Lite | Una sola pieza, más cintas y menos espacio.",
    ]),
    module("Pantalla y táctil", [
      "diagnostico-pantalla | ¿Panel, táctil o cinta? | Tres pruebas rápidas para no pedir el repuesto equivocado.",
      "cambio-lcd | Cambio de LCD y vidrio | Calor controlado, limpieza de pegante y sellado.",
      "oled | Particularidades de la OLED | Un panel más delgado y más caro: cómo no partirlo.",
    ]),
    module("Energía y carga", [
      "* no-carga | La Switch que no carga | Lectura de consumo por USB-C y lo que dice cada número.",
      "puerto-usbc | Reemplazo del puerto USB-C | Aire caliente, anclajes y prueba de las dos posiciones.",
      "bateria-switch | Batería y autonomía | Retiro seguro y calibración del medidor.",
      "circuito-carga | El integrado de carga | Síntomas, mediciones y decisión de reparar o remitir.",
    ]),
    module("Lector, audio y ventilador", [
      "lector-juegos | Lector de tarjetas | Limpieza, cambio y verificación con cuatro juegos.",
      "audio | Conector de audífonos y parlantes | Diferenciar daño físico de configuración.",
      "ventilador-switch | Ventilador y pasta | Bajar ruido y temperatura sin cambiar de consola.",
    ]),
    module("Joy-Con", [
      "sticks-joycon | Sticks magnéticos | Montaje, calibración y consejo al cliente.",
      "rieles | Rieles y seguros | De plástico a metal, en control y consola.",
      "botones-sl-sr | Botones SL, SR y sincronización | Cintas que fallan juntas y cómo cambiarlas.",
      "carcasas | Cambio de carcasa | Un trabajo de estética que se cobra bien.",
    ]),
  ],
  requirements: [
    "Haber desarmado al menos un control",
    "Puntas Y00 y PH000 de buena calidad",
    "Para el módulo de carga: estación de aire caliente",
    "Medidor USB-C, desde $60.000",
  ],
  learning_outcomes: [
    "Leer el consumo de una Switch que no enciende",
    "Saber cómo se cambian pantalla y táctil sin dañar el panel",
    "Reconocer un puerto USB-C dañado y conocer su cambio",
    "Conocer las fallas de los Joy-Con y sus arreglos",
    "Cotizar con base en tiempo y riesgo",
  ],
};

const controllerCare: DemoCourseDraft = {
  slug: "cuidado-limpieza-equipos-gamer",
  title: "Cuidado y limpieza de tu equipo gamer",
  description:
    "Guía corta para jugadores: limpieza de consola, control y diadema en casa, sin abrir lo que no se debe y sin perder la garantía.",
  price: 12000,
  content:
    "Una guía corta, de doce lecciones, para que tu equipo dure más. Está pensado para familias: nada de cautines, todo con cosas que hay en la casa o en la droguería. Al terminar sabrás qué hacer cada semana, cada seis meses y cada año.",
  art: { kind: "scene", scene: "home-care", tone: "lime" },
  duration_weeks: 1,
  level: "principiante",
  estimated_students: 137,
  has_certification: false,
  curriculum: [
    module("Lo que daña un equipo", [
      "* enemigos | Polvo, humedad y gaseosa | Los tres enemigos y por qué en clima húmedo hay que cuidarse más.",
      "ubicacion | Dónde poner la consola | Distancias, muebles cerrados y el calor del televisor.",
      "regulador | Tomas, reguladores y tormentas | Qué protege de verdad y qué es solo una multitoma.",
    ]),
    module("Limpieza semanal", [
      "consola-exterior | La consola por fuera | Brocha, aspiradora suave y trapo correcto.",
      "control-exterior | El control por fuera | Uniones, gomas y panel táctil sin líquidos adentro.",
      "diadema | Diadema y micrófono | Espumas lavables y olor bajo control.",
    ]),
    module("Cada seis meses", [
      "trampas-polvo | Trampas de polvo de la PS5 | Retirar las tapas y aspirar por donde se debe.",
      "puertos | Puertos y conectores | Sacar la pelusa sin doblar contactos.",
      "baterias-guardadas | Baterías de equipos guardados | A qué nivel dejar un control que no vas a usar.",
    ]),
    module("Cuándo pedir ayuda", [
      "senales | Señales de alerta | Ruido, avisos y apagones que no se arreglan con un trapo.",
      "derrame | Se le cayó líquido, ¿qué hago? | Los primeros cinco minutos deciden todo; el arroz no ayuda.",
      "garantias | Tu garantía, explicada | Qué la conserva, qué la anula y qué dice la ley colombiana.",
    ]),
  ],
  requirements: [
    "Ninguno, es para todo el mundo",
    "Una brocha suave y un paño de microfibra",
    "Alcohol isopropílico (opcional)",
    "Aspiradora con boquilla pequeña (opcional)",
  ],
  learning_outcomes: [
    "Limpiar consola, control y diadema sin riesgo",
    "Ubicar y conectar bien los equipos",
    "Reaccionar a tiempo ante un derrame",
    "Saber qué cubre tu garantía",
  ],
};

export const controllerCourses: DemoCourseDraft[] = [drift, nintendo, controllerCare];
