import type { DemoCourseDraft } from "../types.ts";
import { module } from "./module.ts";

const hdmi: DemoCourseDraft = {
  slug: "reparacion-hdmi-consolas",
  title: "Reparación de puertos HDMI en consolas",
  description:
    "Reemplazo de conectores HDMI y chips de video en PS4, PS5, Xbox One y Series con aire caliente y microscopio. Nivel avanzado.",
  price: 129000,
  content:
    "Una reparación que se hace bien o daña la placa. Cada lección lleva los pasos numerados, dibujos de lo que hace la mano, lo que sale mal y cómo se corrige: medir las diecinueve líneas, precalentar con termopar, sacar el puerto sin fuerza, soldar, reconstruir pistas y probar antes de cerrar.",
  art: { kind: "scene", scene: "solder", tone: "ember" },
  duration_weeks: 6,
  level: "avanzado",
  estimated_students: 41,
  has_certification: true,
  curriculum: [
    module("La señal de video", [
      "* como-viaja | Cómo viaja la señal HDMI | Los 19 contactos, los pares y la conversación con la pantalla.",
      "sintomas | Del síntoma a la causa | Pantalla negra, rosada o intermitente: qué medir primero.",
      "medir-lineas | Medir las líneas en modo diodo | Leer por comparación y construir tu propia tabla de placas sanas.",
    ]),
    module("Extracción del conector", [
      "precalentar | Precalentador y perfiles | Por qué la masa de cobre se roba el calor y cómo compensar.",
      "aire-caliente | Aire caliente sin quemar plástico | Boquilla, caudal, distancia y protección con cinta de poliimida.",
      "* limpiar-pads | Limpieza de pads y orificios | Malla, flux y succión para dejar la placa lista.",
    ]),
    module("Instalación", [
      "alinear | Alineación y anclajes | Asentar, centrar y anclar en diagonal antes de soldar lo fino.",
      "soldar-19 | Soldadura de los 19 contactos | Arrastre con punta tipo cuchara y retiro de puentes.",
      "pista-rota | Reconstruir una pista | Hilo esmaltado, máscara UV y prueba de tracción.",
    ]),
    module("El chip de video", [
      "diagnosticar-chip | ¿Conector o chip? | Dos mediciones que separan un arreglo de otro.",
      "cambiar-qfn | Cambio de encapsulado QFN | Retiro, preparación con estaño y reposicionamiento.",
      "filtros | Filtros y supresores | Los componentes pequeños que se llevan el golpe primero.",
    ]),
    module("Por consola", [
      "hdmi-ps5 | PS5 y PS5 Slim | Desarme, metal líquido y zonas que no se deben calentar.",
      "hdmi-ps4 | PS4 en sus tres versiones | Conectores distintos que parecen iguales.",
      "hdmi-xbox | Xbox One y Series | El retimer de Xbox y su falla típica tras una tormenta.",
      "prueba-video | Prueba de video y entrega | Resoluciones, HDR y una hora sin parpadeos.",
    ]),
  ],
  requirements: [
    "Soldadura básica dominada",
    "Estación de aire caliente y precalentador",
    "Microscopio o lupa de 10 aumentos",
    "Multímetro con modo diodo",
    "Una placa de descarte para practicar",
  ],
  learning_outcomes: [
    "Aislar si la falla es cable, conector, filtro o chip",
    "Retirar e instalar un HDMI sin dañar la placa",
    "Reconstruir pistas con hilo esmaltado",
    "Cambiar un integrado QFN",
    "Verificar la señal antes de cerrar la consola",
  ],
};

const microsoldering: DemoCourseDraft = {
  slug: "microsoldadura-profesional",
  title: "Microsoldadura profesional bajo microscopio",
  description:
    "Guía corta de nivel avanzado: cómo se trabajan los componentes 0402, QFN y BGA pequeños de consolas y controles.",
  price: 25000,
  content:
    "Una guía corta para leer antes de sentarte al microscopio: va de la postura de las manos a los pasos de un BGA, con los errores que más placas dañan. La destreza la pones tú, practicando en placas de descarte. Te sirve más si ya sueldas.",
  art: { kind: "scene", scene: "micro", tone: "lime" },
  duration_weeks: 1,
  level: "avanzado",
  estimated_students: 29,
  has_certification: true,
  curriculum: [
    module("Ver y sostener", [
      "* microscopio | Configurar el microscopio | Aumento, distancia de trabajo y luz sin reflejos.",
      "postura | Postura y pulso | Apoyos, respiración y descansos para trabajar dos horas sin temblor.",
      "pinzas | Pinzas y bisturí | Tomar un 0402 sin mandarlo a volar.",
    ]),
    module("Materiales", [
      "flux-tipos | Tipos de flux | Activo, sin limpieza y en gel: cuándo conviene cada uno.",
      "estanos | Aleaciones y diámetros | Con plomo, sin plomo y baja temperatura en la misma placa.",
      "puntas | Puntas y transferencia de calor | La geometría importa más que los vatios.",
    ]),
    module("Componentes pequeños", [
      "cambiar-0402 | Cambio de 0402 | Dos técnicas y sus tiempos de referencia.",
      "conector-fpc | Conectores FPC | El conector de cinta que todo principiante derrite.",
      "* jumpers | Puentes con hilo esmaltado | Rutas limpias que aguantan un golpe.",
      "limpieza | Limpieza e inspección | Ultrasonido, alcohol y luz UV para ver residuos.",
    ]),
    module("QFN y BGA", [
      "qfn | Reemplazo de QFN | Del retiro al menisco perfecto en los laterales.",
      "bga-retiro | Retiro de un BGA pequeño | Perfil térmico y señal de que ya está listo.",
      "reballing | Reballing con plantilla | Esferas, alineación y corrección de faltantes.",
      "bga-montaje | Montaje y verificación | Caída controlada, prueba eléctrica y enfriamiento.",
    ]),
    module("Casos completos", [
      "caso-ps5-corto | PS5 con corto en la línea principal | Inyección de voltaje y cámara térmica hasta el culpable.",
      "caso-switch-agua | Switch mojada | Del baño de ultrasonido a la recuperación de datos de partida.",
      "caso-control-elite | Control Elite sin Bluetooth | Antena, cristal o integrado: cómo decidir.",
    ]),
  ],
  requirements: [
    "Soldadura intermedia comprobable",
    "Microscopio trinocular o estéreo",
    "Estación de aire y precalentador",
    "Pinzas ESD y hilo esmaltado",
    "Placas de descarte para practicar",
  ],
  learning_outcomes: [
    "Conocer dos técnicas para cambiar componentes 0402",
    "Seguir los pasos para reemplazar QFN y conectores FPC",
    "Entender el reballing de BGA pequeños, paso por paso",
    "Saber cómo se busca un corto con inyección y cámara térmica",
    "Inspeccionar tu propio trabajo con una lista clara",
  ],
};

const boardDiagnosis: DemoCourseDraft = {
  slug: "diagnostico-placas-master",
  title: "Diagnóstico de placas con método",
  description:
    "Guía corta con el método profesional para buscar fallas en placas de consola: esquemáticos, secuencia de encendido, osciloscopio y cámara térmica.",
  price: 30000,
  content:
    "Reparar es diagnosticar; soldar es lo de menos. Esta guía corta resume cómo pensamos en el taller: formular una hipótesis, medir poco y bien, y detenerse a tiempo. Trae seis casos explicados, con las pistas falsas incluidas. Para quien ya repara y quiere ordenar su método.",
  art: { kind: "scene", scene: "chip-level", tone: "violet" },
  duration_weeks: 1,
  level: "avanzado",
  estimated_students: 22,
  has_certification: true,
  curriculum: [
    module("El método", [
      "* hipotesis | Pensar antes de medir | Árbol de fallas y costo de cada medición.",
      "historia-clinica | La historia clínica del equipo | Preguntas al cliente que ahorran horas de banco.",
      "esquematicos | Leer un esquemático | Símbolos, redes y cómo saltar de hoja en hoja.",
    ]),
    module("Encendido", [
      "secuencia-ps5 | Secuencia de encendido de PS5 | Riel por riel, de la espera al video.",
      "secuencia-xbox | Secuencia de encendido de Xbox | Señales de control y códigos de luces.",
      "secuencia-switch | Secuencia de encendido de Switch | El integrado de energía y sus permisos.",
    ]),
    module("Instrumentos", [
      "osciloscopio | Osciloscopio para reparadores | Disparo, escala y tres señales que debes reconocer.",
      "* camara-termica | Cámara térmica | Encontrar un corto en segundos y no confundirse con reflejos.",
      "fuente-banco | Fuente de banco e inyección | Cuánto voltaje, cuánta corriente y cuándo parar.",
      "programador | Lectura y escritura de memorias | Respaldo de la memoria de sistema antes de tocar nada.",
    ]),
    module("Casos de energía", [
      "caso-no-prende | No prende, sin corto aparente | Un regulador sano que no recibe permiso.",
      "caso-prende-apaga | Prende y se apaga a los tres segundos | Protección térmica contra protección de corriente.",
      "caso-luz-azul | La luz azul que no pasa | De la memoria al procesador, descartando con orden.",
    ]),
    module("Casos de señal y memoria", [
      "caso-sin-wifi | Sin wifi ni Bluetooth | Módulo, antena o alimentación compartida.",
      "caso-error-disco | Error de almacenamiento | NVMe, NAND soldada y sus síntomas cruzados.",
      "caso-gddr | Artefactos en pantalla | Memoria de video, temperatura y decisión de negocio.",
    ]),
    module("Cierre", [
      "cuando-no-reparar | Cuándo no reparar | Comunicar una mala noticia y ofrecer salida.",
      "proyecto-final | Proyecto final | Un diagnóstico documentado de principio a fin.",
      "base-conocimiento | Tu base de conocimiento | Registrar casos para que el segundo tarde la mitad.",
    ]),
  ],
  requirements: [
    "Experiencia en taller: no es para empezar desde cero",
    "Multímetro de buena resolución",
    "Acceso a osciloscopio, aunque sea básico",
    "Inglés de lectura para hojas de datos",
  ],
  learning_outcomes: [
    "Conocer la secuencia de encendido de tres consolas",
    "Elegir la medición que más información da",
    "Saber para qué sirven el osciloscopio y la cámara térmica",
    "Buscar fallas intermitentes con evidencia",
    "Documentar un diagnóstico",
    "Decidir cuándo una reparación no es viable",
  ],
};

export const advancedCourses: DemoCourseDraft[] = [hdmi, microsoldering, boardDiagnosis];
