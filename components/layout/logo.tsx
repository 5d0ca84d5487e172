/** Mark and name. The link around it is the caller's. */
export function Logo({ name, nameClass }: { name: string; nameClass?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-lg font-extrabold tracking-tight whitespace-nowrap xl:text-xl">
      <img src="/icon.svg" alt="" width={36} height={36} className="size-9 rounded-md" />
      <span className={nameClass}>{name}</span>
    </span>
  );
}
