import { expect, test } from "vitest";
import { auditParams, parseAuditFilter } from "./filter";

const ID = "3b241101-e2bb-4255-8caf-4136c566a962";

test("a filter survives the round trip through the query string", () => {
  const params = {
    persona: ID,
    entidad: "orders",
    id: ID,
    desde: "2026-01-01",
    hasta: "2026-01-31",
    antes: "77",
  };
  const { filter, before } = parseAuditFilter(params);
  expect(filter).toEqual({ actor: ID, entity: "orders", entityId: ID, from: "2026-01-01", to: "2026-01-31" });
  expect(before).toBe(77);
  expect(Object.fromEntries(new URLSearchParams(auditParams(filter, before)))).toEqual(params);
});

test("an order number may be typed as it is displayed", () => {
  expect(parseAuditFilter({ id: "#962A37E6" })).toEqual({ filter: { entityId: "962a37e6" } });
});

test("invalid values are left out", () => {
  const params = {
    persona: "ana",
    entidad: "orders;drop",
    desde: "2026-02-30",
    hasta: "ayer",
    antes: "-3",
    id: " ",
  };
  expect(parseAuditFilter(params)).toEqual({ filter: {} });
  expect(parseAuditFilter({ antes: ["9", "8"] })).toEqual({ filter: {}, before: 9 });
  expect(auditParams({})).toBe("");
});
