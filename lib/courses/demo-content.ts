import { toModules } from "./normalize";
import type { Course } from "./types";

const MODULES = toModules([
  {
    name: "Fundamentos y seguridad",
    lessons: [
      { title: "Herramientas y banco de trabajo", duration: 45 },
      { title: "Electricidad estática y cuidado de la placa", duration: 40 },
    ],
  },
  {
    name: "Desarme sin daños",
    lessons: [
      { title: "Tornillos, pestañas y cables flex", duration: 60 },
      { title: "Orden y registro de cada pieza", duration: 35 },
    ],
  },
  {
    name: "Diagnóstico",
    lessons: [
      { title: "Medir con multímetro", duration: 60 },
      { title: "Síntomas, causas y descartes", duration: 50 },
    ],
  },
  {
    name: "Limpieza y mantenimiento",
    lessons: [
      { title: "Ventilador, disipador y pasta térmica", duration: 60 },
      { title: "Contactos y conectores", duration: 40 },
    ],
  },
  {
    name: "Reparaciones frecuentes",
    lessons: [
      { title: "Sticks con deriva", duration: 60 },
      { title: "Puertos de carga y HDMI", duration: 75 },
    ],
  },
  {
    name: "Proyecto final",
    lessons: [
      { title: "Reparación completa paso a paso", duration: 90 },
      { title: "Pruebas y entrega al cliente", duration: 45 },
    ],
  },
]);

const OUTCOMES = [
  "Diagnosticar fallas comunes con un método ordenado",
  "Desarmar y armar consolas y controles sin dañarlos",
  "Hacer mantenimiento preventivo completo",
  "Reparar las averías más frecuentes",
];

const REQUIREMENTS = [
  "Ganas de aprender: no necesitas experiencia previa",
  "Computador o celular con internet",
  "Destornilladores de precisión para las prácticas",
];

const INCLUDES = ["Lecciones en línea a tu ritmo", "Atención por WhatsApp en el horario de la tienda"];

const DEMO_WEEKS = 6;
const DEMO_STUDENTS = "150+";

/** A course with every field filled; `demo` lists the fields with sample content. */
export type ShownCourse = Course & { studentsText: string; demo: { curriculum: boolean; students: boolean } };

function orElse<T>(list: T[], sample: T[]): T[] {
  return list.length > 0 ? list : sample;
}

/** Fills empty fields with sample content. */
export function withDemoContent(course: Course): ShownCourse {
  const curriculum = orElse(course.curriculum, MODULES);
  return {
    ...course,
    durationWeeks: course.durationWeeks || DEMO_WEEKS,
    level: course.level || "intermedio",
    curriculum,
    requirements: orElse(course.requirements, REQUIREMENTS),
    includes: orElse(course.includes, INCLUDES),
    learningOutcomes: orElse(course.learningOutcomes, OUTCOMES),
    studentsText: course.estimatedStudents > 0 ? String(course.estimatedStudents) : DEMO_STUDENTS,
    demo: { curriculum: curriculum === MODULES, students: course.estimatedStudents === 0 },
  };
}
