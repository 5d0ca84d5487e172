/** Logo with name. The caller provides the link. */
export function Logo({ name, nameClass }: { name: string; nameClass?: string }) {
  return (
    <span className="logo">
      <img src="/icon.svg" alt="" width={36} height={36} />
      <span className={nameClass}>{name}</span>
    </span>
  );
}
