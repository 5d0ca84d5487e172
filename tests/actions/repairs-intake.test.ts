import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { parseWorkshop } from "@/lib/repairs/board/list";
import { getBoard, getRepairPage } from "@/lib/repairs/board/queries";
import { takeInRepairAction } from "@/lib/repairs/intake/actions";
import { getDeviceSuggestions, getIntake } from "@/lib/repairs/intake/queries";
import { getRepairPaper } from "@/lib/repairs/papers/queries";
import { answered } from "./support/calls.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const owner = await site.person();
const staff = await site.person("employee");

const intake = (more: Record<string, unknown> = {}) =>
  ({
    requestKey: randomUUID(),
    description: "No da imagen",
    name: "Rosa Vélez",
    phone: "310 111 2233",
    device: "playstation",
    brand: "Sony",
    model: "PS5 Slim",
    serial: "AJ1",
    checks: ["enciende"],
    deposit: 50_000,
    acceptsTerms: true,
    ...more,
  }) as Parameters<typeof takeInRepairAction>[0];

test("staff check in a device, and its documents, board and list show it", async () => {
  await site.visitAs(staff);
  const taken = answered(await takeInRepairAction(intake({ userId: owner.id })));
  expect(taken.number).toBe(taken.id.slice(-6));
  const { state } = parseWorkshop({ q: taken.number });
  const board = await getBoard(state);
  const card = board.find((column) => column.state === "Recibido")?.cards[0];
  expect(card).toMatchObject({ id: taken.id, customer: "Rosa Vélez", promise: { kind: "on-time" } });
  expect(await getRepairPage(state)).toMatchObject({ total: 1, cards: [{ id: taken.id }] });
  expect(await getIntake(taken.id)).toMatchObject({ deposit: 50_000, closedReason: "" });
  expect(await getRepairPaper(taken.id)).toMatchObject({
    customer: { name: "Rosa Vélez", phone: "3101112233" },
    serial: "AJ1",
    checks: ["enciende"],
    link: expect.stringContaining("/reparacion/"),
  });
  expect(await getDeviceSuggestions()).toContainEqual({
    kind: "playstation",
    brand: "Sony",
    model: "PS5 Slim",
  });

  await site.visitAs(owner);
  expect(await getRepairPaper(taken.id)).toMatchObject({ id: taken.id });
  await site.visitAs(await site.person());
  expect(await getRepairPaper(taken.id)).toBeNull();
});
