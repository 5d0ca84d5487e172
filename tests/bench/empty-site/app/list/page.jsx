import Link from "next/link";

export default function List() {
  return (
    <main>
      <h1>List</h1>
      <Link href="/detail" prefetch>
        Detail
      </Link>
    </main>
  );
}
