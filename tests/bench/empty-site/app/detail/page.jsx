export default function Detail() {
  return (
    <main>
      <h1>Detail</h1>
    </main>
  );
}
