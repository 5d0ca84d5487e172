import { expect, test } from "vitest";
import { groupSlots } from "./pickup";

test("slots are grouped by day and sorted, whatever their order", () => {
  const days = groupSlots([
    { day: "2026-11-21", starts_at: "11:00:00", ends_at: "13:00:00" },
    { day: "2026-11-20", starts_at: "17:00:00", ends_at: "19:00:00" },
    { day: "2026-11-21", starts_at: "09:00:00", ends_at: "11:00:00" },
  ]);
  expect(days).toEqual([
    {
      value: "2026-11-20",
      label: "viernes 20 de noviembre",
      slots: [{ value: "17:00", label: "17:00 a 19:00" }],
    },
    {
      value: "2026-11-21",
      label: "sábado 21 de noviembre",
      slots: [
        { value: "09:00", label: "9:00 a 11:00" },
        { value: "11:00", label: "11:00 a 13:00" },
      ],
    },
  ]);
});
