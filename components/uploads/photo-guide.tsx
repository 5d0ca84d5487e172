type Guide = { examples: { picture: string; text: string }[]; advice: string };

const FRONT = { picture: "front", text: "De frente, completo" };

const GUIDES = {
  device: {
    examples: [
      FRONT,
      { picture: "fault", text: "La falla, de cerca" },
      { picture: "serial", text: "La etiqueta con la serie" },
    ],
    advice: "Con luz y enfocada. Sin caras, documentos ni claves a la vista.",
  },
  product: {
    examples: [
      FRONT,
      { picture: "fault", text: "Puertos y marcas de uso" },
      { picture: "contents", text: "Lo que trae la caja" },
    ],
    advice:
      "Fotos tuyas del producto real, con luz y fondo liso. No uses fotos de internet ni con texto encima.",
  },
} satisfies Record<string, Guide>;

/** Which photos help, with drawn examples, and what does not belong on them. */
export function PhotoGuide({ of }: { of: keyof typeof GUIDES }) {
  const { examples, advice } = GUIDES[of];
  return (
    <div className="flex flex-col gap-2 text-sm">
      <ul aria-label="Fotos que ayudan" className="grid grid-cols-3 gap-2 sm:gap-3">
        {examples.map(({ picture, text }) => (
          <li key={picture}>
            <img
              src={`/art/photo-${picture}.svg`}
              alt=""
              width={320}
              height={240}
              loading="lazy"
              className="mb-1 h-auto w-full rounded-md"
            />
            {text}
          </li>
        ))}
      </ul>
      <p className="text-muted-foreground">{advice}</p>
    </div>
  );
}
