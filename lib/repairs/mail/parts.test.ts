import { expect, test } from "vitest";
import { SHOP, SITE } from "@/tests/factories/mails";
import { context, quote, repair } from "@/tests/factories/repair-mails";
import { chatLink, deviceWord, quoteBill, repairButton, repairTitle, whereAndWhen } from "./parts";

test("repairTitle and deviceWord name the repair by what the shop knows of it", () => {
  expect(repairTitle(repair)).toBe("Reparación f319ab12");
  expect([
    deviceWord(repair),
    deviceWord({ device_kind: "otro" }),
    deviceWord({ device_kind: null }),
  ]).toEqual(["PlayStation", "equipo", "equipo"]);
});

test("repairButton leads to the open link, else to the owner's page, else nowhere", () => {
  const hrefOf = (some: object) =>
    repairButton({ ...repair, ...some }, SITE).map((block) => JSON.stringify(block));
  expect(hrefOf({})[0]).toContain(`${SITE}/reparacion/llave`);
  expect(hrefOf({ token: null, has_account: true })[0]).toContain(`${SITE}/servicios-tecnicos/${repair.id}`);
  expect(hrefOf({ token: null })).toEqual([]);
});

test("chatLink and whereAndWhen say how to reach the shop", () => {
  expect(chatLink(repair, context).href).toContain("https://wa.me/573000000000?text=Hola%2C%20les%20escribo");
  expect(whereAndWhen(SHOP)).toBe("Calle 37 Sur # 43A-10, Envigado, de lunes a sábado de 9:00 a 19:00");
});

test("quoteBill takes off what was paid on account", () => {
  expect(quoteBill(quote)).toMatchObject({ sums: [["Total, IVA incluido", "$120.000"]] });
  expect(quoteBill({ ...quote, deposit: 20_000 })).toMatchObject({
    sums: [
      ["Total, IVA incluido", "$120.000"],
      ["Anticipo", "-$20.000"],
      ["Falta por pagar", "$100.000"],
    ],
  });
});
