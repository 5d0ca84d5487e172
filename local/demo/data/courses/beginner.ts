import type { DemoCourseDraft } from "../types.ts";
import { module } from "./module.ts";

const controllerBasics: DemoCourseDraft = {
  slug: "reparacion-controles-desde-cero",
  title: "Reparación de controles desde cero",
  description:
    "Para quien nunca ha abierto un control: cómo se diagnostican, desarman y reparan las fallas más comunes de PlayStation, Xbox y Nintendo sin usar cautín. Nivel básico.",
  price: 79000,
  content:
    "Empieza por el orden en la mesa y termina con la prueba de un control cerrado. Cada lección lleva los pasos numerados, un dibujo de lo que hace la mano, lo que sale mal y cómo se nota, y cuándo parar y llevarlo al taller. Abres un DualSense, un DualShock 4, un control de Xbox y un Joy-Con; limpias y cambias gomas, resortes, láminas, baterías y el stick del Joy-Con. Lo que va soldado no está aquí: los sticks de los otros tres y los puertos de carga. No necesitas experiencia: si puedes usar un destornillador, puedes seguirlo.",
  art: { kind: "scene", scene: "starter", tone: "electric" },
  duration_weeks: 1,
  level: "principiante",
  estimated_students: 86,
  has_certification: true,
  curriculum: [
    module("Antes de abrir", [
      "* bienvenida | Bienvenida y cómo aprovechar el curso | Qué vas a lograr y qué tener listo antes de cada lección.",
      "mesa-de-trabajo | La mesa de trabajo | Luz, tapete, bandejas para tornillos y una rutina para no perder piezas.",
      "herramientas-basicas | Herramientas que sí necesitas | Diferencias entre puntas PH, Torx e Y, y cuáles comprar primero.",
      "estatica | Electricidad estática sin misterio | Por qué una chispa daña un chip y cómo evitarlo en casa.",
    ]),
    module("Desarme sin romper", [
      "* abrir-dualsense | Abrir un DualSense paso a paso | El adorno, los cuatro tornillos escondidos y los ganchos que se parten.",
      "abrir-dualshock | Abrir un DualShock 4 | La cinta que une las dos mitades y el camino hasta la lámina sin quebrarla.",
      "abrir-xbox | Abrir un control de Xbox | Retirar los laterales, el tornillo oculto tras la etiqueta y los motores.",
      "abrir-joycon | Abrir un Joy-Con | Tornillos de tres puntas, cintas diminutas y el orden para volver a cerrar.",
    ]),
    module("Fallas de botones y gatillos", [
      "boton-pegado | Botones pegados o duros | Limpieza de gomas y contactos con alcohol isopropílico.",
      "membranas | Cambio de membranas | Reconocer una goma gastada y montar la nueva sin arrugas.",
      "gatillos | Gatillos flojos y resortes | Reponer resortes en DualSense y Xbox con un truco de pinzas.",
      "lamina-conductora | La lámina del DualShock 4 | Prueba de continuidad casera y reemplazo de la lámina.",
    ]),
    module("Sticks, batería y cierre", [
      "limpiar-stick | Limpiar un stick con drift leve | Cuándo limpiar alcanza y cuándo ya toca cambiar el módulo.",
      "stick-joycon | Cambiar el stick de un Joy-Con | Reemplazo sin soldadura y calibración desde la consola.",
      "bateria | Cambio seguro de batería | Señales de una batería inflada y cómo desecharla en Colombia.",
      "prueba-final | Prueba final y entrega | Lista de verificación y cómo documentar tu primer arreglo.",
    ]),
  ],
  requirements: [
    "Un control que puedas abrir, así esté dañado",
    "Puntas PH00, PH000, Y00 y Torx de seguridad T8, y palancas plásticas",
    "Alcohol isopropílico, copitos y pinza fina",
    "Multímetro con continuidad para las lecciones de lámina y batería",
    "Computador o celular con internet",
  ],
  learning_outcomes: [
    "Desarmar y armar los cuatro controles más comunes sin partir ganchos",
    "Reconocer si una falla es mecánica, de contacto o electrónica",
    "Cambiar membranas, láminas, resortes, baterías y sticks de Joy-Con",
    "Soltar y volver a poner una cinta por su seguro",
    "Probar un control con método antes de entregarlo",
    "Saber cuándo parar y cuándo no conviene reparar",
  ],
};

const consoleCare: DemoCourseDraft = {
  slug: "mantenimiento-preventivo-consolas",
  title: "Mantenimiento preventivo de consolas",
  description:
    "Limpieza a fondo, pasta térmica, almohadillas y ventiladores en PS4, PS5, Xbox One S, Series y Switch, con pasos numerados y dibujos. Para principiante con cuidado y para quien ya repara y quiere hacerlo con método.",
  price: 89000,
  content:
    "Una consola limpia se calienta menos y hace menos ruido. Cada lección dice qué necesitas, los pasos numerados con dibujos de lo que hace la mano, qué sale mal y cómo lo notas, y cuándo es mejor parar: tres pruebas sin abrir, la medición de antes y después, el desarme de cada modelo, el material térmico de cada hueco, la prueba de una hora y el informe. Del metal líquido enseña el procedimiento y, sobre todo, cuándo no tocarlo.",
  art: { kind: "scene", scene: "cleaning", tone: "cyan" },
  duration_weeks: 1,
  level: "principiante",
  estimated_students: 64,
  has_certification: true,
  curriculum: [
    module("Calor, polvo y ruido", [
      "* por-que-se-calienta | Por qué se calienta una consola | El camino del calor desde el chip hasta la rejilla, explicado con una vela.",
      "medir-temperatura | Medir antes de tocar | Termómetro infrarrojo, ruido en decibeles y registro fotográfico.",
      "materiales-termicos | Pastas, almohadillas y metal líquido | Qué significa W/mK y qué material pide cada componente.",
    ]),
    module("PlayStation 4", [
      "ps4-desarme | Desarme de PS4 Slim | Orden de tornillos, cinta del lector y sello de la fuente.",
      "ps4-pasta | Limpieza y pasta en el procesador | Cantidad correcta, patrón de aplicación y presión del soporte.",
      "* ps4-pro-almohadillas | PS4 Pro: las almohadillas olvidadas | Cómo medir el espesor que pide cada memoria y cada regulador.",
      "ps4-ventilador | Limpiar o cambiar el ventilador | Cómo saber si el ruido es polvo, aspa o rodamiento.",
    ]),
    module("PlayStation 5", [
      "ps5-tapas | Tapas, trampas de polvo y ventilador | Lo que puede limpiar el dueño sin perder la garantía.",
      "ps5-desarme | Desarme completo de PS5 | Blindajes, cables y el orden que evita dañar la antena.",
      "ps5-metal | Metal líquido: riesgos y procedimiento | Barreras, cantidad y verificación bajo luz rasante.",
    ]),
    module("Xbox y Switch", [
      "one-s | Xbox One S | Abrir sin marcar la carcasa y limpiar el disipador.",
      "series | Series X y Series S | Diferencias de montaje y puntos delicados de cada una.",
      "switch | Nintendo Switch | Pasta, ventilador pequeño y limpieza del riel.",
    ]),
    module("Entrega profesional", [
      "prueba-estres | Prueba de una hora | Qué juego usar, qué medir y cuándo repetir el trabajo.",
      "informe | Informe para el cliente | Plantilla con fotos, temperaturas y recomendaciones de uso.",
      "plan-anual | Plan de mantenimiento anual | Cómo programar recordatorios y fidelizar sin molestar.",
    ]),
  ],
  requirements: [
    "Saber usar un destornillador de precisión",
    "Una consola propia para practicar, de cualquier modelo del curso",
    "Puntas T8 y T10 de seguridad, Phillips e Y00, y palancas plásticas",
    "Pasta térmica, alcohol isopropílico, brocha y pera de aire",
    "Espacio ventilado y buena luz",
  ],
  learning_outcomes: [
    "Encontrar sin abrir en qué punto se atasca el calor",
    "Medir temperatura y ruido de forma que antes y después se comparen",
    "Desarmar y armar PS4, PS5, Xbox One S, Series y Switch con orden",
    "Elegir y aplicar pasta y almohadillas, y saber cuándo no tocar el metal líquido",
    "Reconocer cuándo el problema ya no es de limpieza",
    "Entregar un informe que el cliente entiende",
  ],
};

const starterShop: DemoCourseDraft = {
  slug: "primeros-pasos-electronica-gamer",
  title: "Primeros pasos en electrónica para gamers",
  description:
    "Guía corta de inicio a la electrónica, con ejemplos de controles y consolas: voltaje, continuidad, multímetro y lo básico de la soldadura.",
  price: 15000,
  // Virtual education may be excluded (Estatuto Tributario, art. 476): the shop's accountant decides it.
  tax_class: "excluido",
  content:
    "Antes de reparar conviene entender qué pasa dentro. En esta guía corta no hay fórmulas sueltas: cada concepto viene con un ejemplo de un control o una consola. La lees en un rato y practicas a tu ritmo, en una placa de descarte que consigas.",
  art: { kind: "scene", scene: "bench", tone: "magenta" },
  duration_weeks: 1,
  level: "principiante",
  estimated_students: 112,
  has_certification: false,
  curriculum: [
    module("Corriente sin miedo", [
      "* que-es-voltaje | Voltaje, corriente y resistencia | La analogía del agua y por qué un control trabaja con 3,7 voltios.",
      "seguridad | Seguridad en casa | Qué se puede tocar, qué no, y por qué las fuentes se respetan.",
      "componentes | Componentes que verás siempre | Resistencias, condensadores, diodos y bobinas en una placa real.",
    ]),
    module("El multímetro", [
      "* partes-multimetro | Conoce tu multímetro | Escalas, puntas y el error que quema el fusible.",
      "continuidad | Continuidad y cables rotos | Encuentra en dos minutos un cable de carga dañado.",
      "medir-bateria | Medir baterías y puertos | Lecturas normales en DualSense, Xbox y Joy-Con.",
      "diodos | Prueba de diodos en un conector | Comparar líneas buenas y malas sin esquemático.",
    ]),
    module("Primeras soldaduras", [
      "cautin | Elegir y cuidar el cautín | Puntas, temperatura y limpieza para que dure años.",
      "flux-estano | Estaño y flux | Por qué el flux hace la mitad del trabajo.",
      "soldar-through | Soldar componentes de orificio | Práctica guiada con diez puntos y criterios de calidad.",
      "desoldar | Desoldar sin arrancar pistas | Malla, bomba y paciencia, en ese orden.",
    ]),
    module("Proyecto final", [
      "proyecto-led | Luz para tu control retro | Agregas un LED con su resistencia y explicas el cálculo.",
      "lectura-placa | Leer una placa de control | Seguir una línea desde el botón hasta el procesador.",
      "que-sigue | Qué estudiar después | Rutas según quieras reparar, modificar o montar taller.",
    ]),
  ],
  requirements: [
    "Ninguna experiencia previa",
    "Un multímetro sencillo",
    "Cautín de 40 W o más para el tercer módulo",
    "Ganas de desarmar algo viejo",
  ],
  learning_outcomes: [
    "Usar el multímetro con seguridad",
    "Reconocer los componentes más comunes de una placa",
    "Saber cómo se sueldan y desueldan puntos sencillos",
    "Encontrar cables y pistas abiertas",
  ],
};

export const beginnerCourses: DemoCourseDraft[] = [controllerBasics, consoleCare, starterShop];
