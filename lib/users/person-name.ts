/** Display name of an account. */
export function personName({ id, username }: { id: string; username: string | null }): string {
  return username || `Usuario ${id.slice(-6)}`;
}
