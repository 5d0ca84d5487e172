/** A printable sheet of a lesson: lines to tick off, or to fill in. */
export type LessonSheet = {
  course: string;
  lesson: string;
  title: string;
  lead: string;
  parts: { title: string; lines: string[]; fill?: true }[];
};

export const LESSON_SHEETS: LessonSheet[] = [
  {
    course: "cuidado-limpieza-equipos-gamer",
    lesson: "consola-exterior",
    title: "Lista de limpieza de tu equipo",
    lead: "Pégala cerca de la consola y marca lo que vas haciendo. Todo se hace con el equipo apagado y desconectado.",
    parts: [
      {
        title: "Cada semana",
        lines: [
          "Brocha seca por las rejillas de la consola",
          "Aspiradora en baja, sin tocar el plástico",
          "Carcasa con microfibra apenas húmeda",
          "Control: paño por sticks, gatillos y ranuras",
          "Diadema: almohadillas y micrófono",
        ],
      },
      {
        title: "Cada seis meses",
        lines: [
          "Trampas de polvo, si tu modelo las trae",
          "Puertos HDMI y USB con brocha, sin líquidos",
          "Cables: ninguno pelado, flojo o doblado",
          "Espacio libre alrededor: una mano por cada lado",
        ],
      },
      {
        title: "Cada año o dos",
        lines: [
          "Apertura y cambio de pasta térmica en un taller",
          "Copia de tus partidas antes de entregarla",
        ],
      },
    ],
  },
  {
    course: "mantenimiento-preventivo-consolas",
    lesson: "informe",
    title: "Informe de mantenimiento",
    lead: "Una hoja por equipo. Llénala con el cliente al recibir y al entregar, y guarda una copia con las fotos.",
    parts: [
      {
        title: "El equipo",
        lines: ["Modelo y serie", "Estado al recibirlo", "Lo que reporta el cliente"],
        fill: true,
      },
      {
        title: "Antes y después",
        lines: [
          "Temperatura en reposo, antes",
          "Temperatura en reposo, después",
          "Temperatura jugando, antes",
          "Temperatura jugando, después",
        ],
        fill: true,
      },
      {
        title: "Lo que se hizo",
        lines: [
          "Desarme y limpieza con aire",
          "Ventilador revisado y sin juego",
          "Pasta térmica cambiada",
          "Almohadillas revisadas o cambiadas",
          "Todos los tornillos en su lugar",
          "Prueba de una hora jugando",
        ],
      },
      {
        title: "Recomendaciones y garantía",
        lines: [
          "Próxima revisión",
          "Qué cubre la garantía y desde cuándo",
          "Firma de quien entrega",
          "Firma de quien recibe",
        ],
        fill: true,
      },
    ],
  },
  {
    course: "reparacion-controles-desde-cero",
    lesson: "prueba-final",
    title: "Prueba final de un control",
    lead: "Ningún control sale de tu mesa sin estas pruebas. Si una falla, el arreglo no ha terminado.",
    parts: [
      {
        title: "Encendido y conexión",
        lines: [
          "Enciende y se empareja",
          "Carga por el puerto, con el cable movido de lado a lado",
          "La batería no está hinchada",
        ],
      },
      {
        title: "Mandos",
        lines: [
          "Cada botón marca una vez y vuelve",
          "Los gatillos recorren completo y regresan a cero",
          "Los sticks descansan en el centro",
          "Los sticks dan la vuelta completa",
          "La cruceta marca sus cuatro direcciones",
        ],
      },
      {
        title: "Lo demás",
        lines: [
          "Vibración, parlante y micrófono",
          "Luces y panel táctil, si los tiene",
          "No sobran tornillos y la carcasa no cruje",
          "Limpio por fuera",
        ],
      },
      {
        title: "El registro",
        lines: ["Falla reportada", "Lo que encontré", "Piezas cambiadas", "Garantía"],
        fill: true,
      },
    ],
  },
];
