import { titleSize } from "@/lib/seo/share-text";

/** Content of a share image. */
export type ShareCardText = { badge: string; title: string; fact: string; store: string; city: string };

const INK = "#0a0c14";
const LINE = "#2a3150";
const TEXT = "#eef1ff";
const MUTED = "#a3abc9";
const ELECTRIC = "#8b9bff";
const WARM = "#ffb454";

type Props = ShareCardText & {
  /** As a data URL; square. */
  picture: string;
};

/**
 * Rendered on the server as a PNG of 1200 x 630: only inline styles that the rendering library supports, no classes of
 * the site.
 */
export function ShareCard({ badge, title, fact, store, city, picture }: Props) {
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", background: INK, fontFamily: "Oxanium" }}>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: 600,
          height: 630,
          padding: "52px 40px 48px 60px",
        }}
      >
        <div style={{ display: "flex", fontSize: 26, fontWeight: 600, color: ELECTRIC, letterSpacing: 1 }}>
          {badge}
        </div>
        <div style={{ display: "flex", flexDirection: "column", gap: 26 }}>
          <div
            style={{
              display: "block",
              fontSize: titleSize(title),
              fontWeight: 700,
              lineHeight: 1.12,
              color: TEXT,
              lineClamp: 5,
              wordBreak: "break-word",
            }}
          >
            {title}
          </div>
          <div style={{ display: "flex", fontSize: 44, fontWeight: 700, color: WARM }}>{fact}</div>
        </div>
        <div
          style={{
            display: "flex",
            alignItems: "baseline",
            gap: 18,
            paddingTop: 22,
            borderTop: `2px solid ${LINE}`,
            fontSize: 28,
          }}
        >
          <div style={{ display: "flex", fontWeight: 700, color: TEXT }}>{store}</div>
          <div style={{ display: "flex", fontWeight: 600, color: MUTED }}>{city}</div>
        </div>
      </div>
      <div style={{ display: "flex", width: 600, height: 630 }}>
        <img src={picture} alt="" width={600} height={630} />
      </div>
    </div>
  );
}
