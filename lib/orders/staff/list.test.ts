import { expect, test } from "vitest";
import { parseListState } from "@/lib/core/list-state";
import { ORDER_LIST } from "./list";

test("keeps the filters that say something and drops the others", () => {
  const read = (params: Record<string, string>) => parseListState(params, ORDER_LIST).filters;
  expect(read({ etapa: "por_enviar", medio: "card", pago: "paid", solo: "retractos" })).toEqual({
    etapa: "por_enviar",
    medio: "card",
    pago: "paid",
    solo: "retractos",
  });
  expect(read({ etapa: "nada", medio: "'; drop", pago: "", solo: "todo" })).toEqual({});
});
