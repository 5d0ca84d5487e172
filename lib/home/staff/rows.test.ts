import { expect, test } from "vitest";
import { memberWords, storyWords, toStaffMember, toStaffStory } from "./rows";

const times = { display_order: 1, created_at: "", updated_at: "", version: 3 };

test("a story as the editor compares it", () => {
  const story = toStaffStory({
    id: "s",
    title: "De turbina a silencio",
    console: "PS4 Pro",
    problem: "Polvo",
    work: "Limpieza",
    before_url: "/media/a.webp",
    after_url: "/media/b.webp",
    is_published: false,
    ...times,
  });
  expect([story.id, story.version]).toEqual(["s", 3]);
  expect(storyWords(story)).toEqual({
    title: { label: "Título", text: "De turbina a silencio" },
    console: { label: "Equipo", text: "PS4 Pro" },
    problem: { label: "Qué tenía", text: "Polvo" },
    work: { label: "Qué hicimos", text: "Limpieza" },
    beforeUrl: { label: "Foto de antes", text: "/media/a.webp", isPicture: true },
    afterUrl: { label: "Foto de después", text: "/media/b.webp", isPicture: true },
    isPublished: { label: "Estado", text: "No se muestra" },
  });
});

test("a person as the editor compares it", () => {
  const row = { id: "m", name: "Sara", specialty: "Mostrador", photo_url: "", is_published: true, ...times };
  expect(memberWords(toStaffMember(row))).toEqual({
    name: { label: "Nombre", text: "Sara" },
    specialty: { label: "Oficio o especialidad", text: "Mostrador" },
    photoUrl: { label: "Foto", text: "", isPicture: true },
    isPublished: { label: "Estado", text: "Se muestra" },
  });
});
