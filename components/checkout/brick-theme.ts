/** Maps the provider's theme variables to our tokens. */
const COLORS = {
  textPrimaryColor: "--foreground",
  textSecondaryColor: "--muted-foreground",
  inputBackgroundColor: "--card",
  formBackgroundColor: "--card",
  baseColor: "--primary-solid",
  buttonTextColor: "--primary-solid-foreground",
  outlinePrimaryColor: "--primary-solid",
  outlineSecondaryColor: "--input",
  errorColor: "--destructive",
  successColor: "--success",
};

/** "rgb(18, 22, 37)" → "#121625": the provider's script accepts hexadecimal colours only. */
function toHex(color: string): string {
  const parts = color.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}

/** Theme of the card form in the page's current colours. */
export function brickTheme(container: HTMLElement) {
  const probe = container.appendChild(document.createElement("span"));
  const customVariables: Record<string, string> = { borderRadiusMedium: "10px", formPadding: "16px" };
  for (const [variable, token] of Object.entries(COLORS)) {
    probe.style.color = `var(${token})`;
    customVariables[variable] = toHex(getComputedStyle(probe).color);
  }
  probe.remove();
  return { theme: isDark() ? ("dark" as const) : ("default" as const), customVariables };
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
}
