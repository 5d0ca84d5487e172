export default function Page() {
  return <h1>Vacía</h1>;
}
