/** Brand of an operating company in `/assets/app-config.json`. Missing fields have the product's own values. */
export interface Brand {
  /** Name of the portal in its header, titles and on the sign-in page. */
  readonly name?: string;
  /** File of the picture beside the name. */
  readonly logo?: string;
  /** File of that picture in dark mode, where it differs. */
  readonly logoDark?: string;
  /** Square PNG file, in the browser's tab and on the home screen. */
  readonly icon?: string;
  /** Color of buttons and links, `#rrggbb`. All others follow from it. */
  readonly color?: string;
  /** Address that the company's mails come from, instead of `MAIL_FROM`. */
  readonly mailFrom?: string;
}

/** Address of the folder that a brand's files are served from. */
export const BRAND_PATH = '/brand/';

/** As dark as the darkest surface on which the design system writes in the brand's color. */
const DARKEST_SURFACE = '#e6e6e6';
/** Contrast of text (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5;
const FIELDS = ['name', 'logo', 'logoDark', 'icon', 'color', 'mailFrom'];
const NAME_MAX = 40;
const FILE = /^[\w-][\w.-]{0,80}\.(?:png|svg|webp)$/;
const COLOR = /^#[\da-f]{6}$/i;
const ADDRESS = /^[^\s<>"@,;]+@[\w-]+(?:\.[\w-]+)+$/;

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const isLegible = (color: string): boolean =>
  (luminance(DARKEST_SURFACE) + 0.05) / (luminance(color) + 0.05) >= CONTRAST;

/** Returns the color, or the nearest darker shade of it that is legible on every light surface of the portal. */
export function legibleShade(color: string): string {
  for (let percent = 100; percent > 0; percent -= 1) {
    const shade = channelsOf(color).map((channel) => Math.round((channel * percent) / 100));
    const hex = `#${shade.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    if (isLegible(hex)) return hex;
  }
  return '#000000';
}

/** Returns why a brand cannot be used, or null. Whether its files are there is for the server to check. */
export function brandFault(brand: unknown): string | null {
  if (brand === undefined) return null;
  if (typeof brand !== 'object' || brand === null || Array.isArray(brand)) return 'is no object';
  const fields = brand as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(fields).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) return `has no field ${unknown}`;
  const isText = (name: string, pattern: RegExp) => {
    const value = fields[name];
    return value === undefined || (typeof value === 'string' && pattern.test(value));
  };
  if (!isText('name', new RegExp(`^\\S(?:.{0,${NAME_MAX - 2}}\\S)?$`, 'u')))
    return `needs a name of at most ${NAME_MAX} characters`;
  if (!isText('logo', FILE)) return 'needs a logo such as logo.svg, a PNG, SVG or WebP file';
  if (!isText('logoDark', FILE)) return 'needs a logo for dark mode such as logo-dark.svg, a PNG, SVG or WebP file';
  if (fields.logoDark !== undefined && fields.logo === undefined) return 'has a logo for dark mode and no logo';
  if (!isText('icon', /^[\w-][\w.-]{0,80}\.png$/)) return 'needs an icon such as icon.png, a PNG file';
  if (!isText('mailFrom', ADDRESS)) return 'needs an e-mail address in mailFrom';
  if (!isText('color', COLOR)) return 'needs a color such as #0f4c5c';
  const { color } = fields as Brand;
  if (color !== undefined && !isLegible(color))
    return `has the color ${color}, in which text is not legible; the nearest that is: ${legibleShade(color)}`;
  return null;
}
