type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor asked for less data, or the network is too slow to fetch what may never be opened. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
