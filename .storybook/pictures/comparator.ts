interface Image {
  /** RGBA, row by row. */
  data: Uint8Array;
  metadata: { width: number; height: number };
}

/** Tolerated difference of a channel, of 255 levels: invisible, but above rounding differences between processors. */
const TOLERANCE = 2;

const RED = [208, 0, 80, 255];

/**
 * Compares pixel by pixel; a single different pixel is a change. The difference image is the faded committed picture with
 * changed pixels in red, also for pictures of different sizes.
 */
export function compareExactly(reference: Image, actual: Image, { createDiff }: { createDiff: boolean }) {
  const { width, height } = reference.metadata;
  const size = actual.metadata;
  const sameSize = width === size.width && height === size.height;
  // The usual case, much faster than pixel by pixel.
  if (isIdentical(reference, actual)) return { pass: true, diff: null, message: null };
  const diff = createDiff ? new Uint8Array(reference.data.length) : null;
  let changed = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const there = x < size.width && y < size.height ? (y * size.width + x) * 4 : -1;
      const same = there >= 0 && samePixel(reference, at, actual, there);
      if (!same) changed += 1;
      diff?.set(same ? faded(reference, at) : RED, at);
    }
  }
  const pass = sameSize && changed === 0;
  const sizes = sameSize ? '' : `It was ${width}×${height} and is ${size.width}×${size.height}. `;
  return { pass, diff, message: pass ? null : `${sizes}${changed} of ${width * height} pixels have changed.` };
}

const isIdentical = (one: Image, other: Image): boolean =>
  one.metadata.width === other.metadata.width && Buffer.compare(one.data, other.data) === 0;

const samePixel = (one: Image, at: number, other: Image, there: number): boolean =>
  near(one, at, other, there) &&
  near(one, at + 1, other, there + 1) &&
  near(one, at + 2, other, there + 2) &&
  near(one, at + 3, other, there + 3);

const near = (one: Image, at: number, other: Image, there: number): boolean =>
  Math.abs((one.data[at] ?? 0) - (other.data[there] ?? 0)) <= TOLERANCE;

const faded = ({ data }: Image, at: number): number[] => [
  ...[0, 1, 2].map((channel) => 255 - (255 - (data[at + channel] ?? 0)) / 4),
  255,
];
