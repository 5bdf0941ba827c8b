/** A colour as it is seen: lightness 0 to 1, chroma from 0 (grey), hue in radians (https://www.w3.org/TR/css-color-4/#ok-lab). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

export function toOklch(hex: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return { l, c: Math.hypot(a, y), h: Math.atan2(y, a) };
}

function channelsOf({ l, c, h }: Oklch): Triple {
  const [a, y] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * y) ** 3;
  return [
    toGamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    toGamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    toGamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const shown = (channels: Triple) => channels.every((channel) => channel > -0.001 && channel < 1.001);

/** The colour as `#rrggbb`, paler where a screen cannot show it so strong. */
export function toHex(color: Oklch): string {
  let [paler, stronger] = [0, 1];
  if (!shown(channelsOf(color))) {
    for (let step = 0; step < 12; step += 1) {
      const middle = (paler + stronger) / 2;
      if (shown(channelsOf({ ...color, c: color.c * middle }))) paler = middle;
      else stronger = middle;
    }
    stronger = paler;
  }
  const byte = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channelsOf({ ...color, c: color.c * stronger })
    .map(byte)
    .join('')}`;
}
