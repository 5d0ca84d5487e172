/** "09:00" → "9:00". */
export function clock(time: string): string {
  return time.replace(/^0(?=\d:)/, "");
}

/** Opening hours of the week, one line each. */
export function openingHours({
  opensAt,
  closesAt,
}: {
  opensAt: string;
  closesAt: string;
}): [string, string][] {
  return [
    ["Lunes a sábado", `${clock(opensAt)} a ${clock(closesAt)}`],
    ["Domingos y festivos", "Cerrado"],
  ];
}

/** "lunes a sábado de 9:00 a 19:00" */
export function openDays(shop: Parameters<typeof openingHours>[0]): string {
  const [days, hours] = openingHours(shop)[0] ?? ["", ""];
  return `${days.toLowerCase()} de ${hours}`;
}
