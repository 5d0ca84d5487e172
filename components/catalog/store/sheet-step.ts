import { createContext } from "react";

/** For links in the sheet of filters: where the sheet was opened, and whether the current list was chosen in it. */
export const SheetStep = createContext<{ from: string | null; isChosen: boolean }>({
  from: null,
  isChosen: false,
});
