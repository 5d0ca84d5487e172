export const BOARD = "#1d5a48";
export const COPPER = "#d98a4b";
export const TIN = "#c9d2e0";
export const METAL = "#8793ad";
export const PLASTIC = "#2a3046";

export const fill = (color: string, edge = "none", width = 4): string =>
  `fill="${color}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"`;
export const stroke = (color: string, width = 6, dashes = ""): string =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes ? ` stroke-dasharray="${dashes}"` : ""}`;

/** The outline of a controller with two handles, 740 wide around the middle. */
export const PAD =
  "M-330 -110C-300 -190 -190 -190 -150 -150L150 -150C190 -190 300 -190 330 -110C390 40 400 200 330 220C260 235 220 90 170 70L-170 70C-220 90 -260 235 -330 220C-400 200 -390 40 -330 -110Z";
