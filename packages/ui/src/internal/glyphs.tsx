const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Glyph({ children, size = 16 }: { children: React.ReactNode; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" focusable="false" {...stroke}>
      {children}
    </svg>
  );
}

export const SearchGlyph = () => (
  <Glyph>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 3.5 3.5" />
  </Glyph>
);
export const CloseGlyph = () => (
  <Glyph size={12}>
    <path d="m3 3 10 10M13 3 3 13" />
  </Glyph>
);
export const DownGlyph = () => (
  <Glyph size={12}>
    <path d="m3 6 5 5 5-5" />
  </Glyph>
);
export const SortUpGlyph = () => (
  <Glyph size={12}>
    <path d="M8 13V3M4 7l4-4 4 4" />
  </Glyph>
);
export const SortDownGlyph = () => (
  <Glyph size={12}>
    <path d="M8 3v10M4 9l4 4 4-4" />
  </Glyph>
);
export const PreviousGlyph = () => (
  <Glyph>
    <path d="m10 3-5 5 5 5" />
  </Glyph>
);
export const NextGlyph = () => (
  <Glyph>
    <path d="m6 3 5 5-5 5" />
  </Glyph>
);
export const FirstGlyph = () => (
  <Glyph>
    <path d="m12 3-5 5 5 5M4 3v10" />
  </Glyph>
);
export const LastGlyph = () => (
  <Glyph>
    <path d="m4 3 5 5-5 5M12 3v10" />
  </Glyph>
);
