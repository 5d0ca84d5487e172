import { MonitorIcon, MoonIcon, SunIcon } from "lucide-react";

/** Drawn on the server, so that the switch ships no icon library. */
export const themeIcons = {
  system: <MonitorIcon aria-hidden className="size-4" />,
  light: <SunIcon aria-hidden className="size-4" />,
  dark: <MoonIcon aria-hidden className="size-4" />,
};
