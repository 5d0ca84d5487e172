import { expect, test } from "vitest";
import { printable } from "./document";

test.each([
  ["Ñandú, Peñón € “Pipe” ™", "Ñandú, Peñón € “Pipe” ™"],
  ["Calle 1\tapto 3 🏠, Envigado", "Calle 1 apto 3 , Envigado"],
  ["Señor Dvořák ½ ﬁn", "Señor Dvorák ½ fin"],
  ["Łukasz → 東京", "?ukasz  ??"],
  ["dos\nlíneas", "dos\nlíneas"],
  ["Jose\u0301", "José"],
])("printable(%j) is %j", (text, printed) => expect(printable(text)).toBe(printed));
