import encodeQR from 'qr';

/** Returns the modules of a QR code as one path, one unit each. Readers need a border of four. */
function pathOf(text: string): { readonly path: string; readonly size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size: rows.length };
}

/** QR code of a text, black on the background of its parent. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { path, size } = pathOf(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}
