/** The widths at which every story is tested. The height is the initial one; a picture ends with the story's content. */
export const FRAMES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 375, height: 812 },
] as const;

/** A4 without its margins, in CSS pixels: for stories that ask for it, which are then seen as they are printed. */
export const PAPER = { name: 'paper', width: 703, height: 995 } as const;
export type Frame = (typeof FRAMES)[number] | typeof PAPER;

/**
 * Dark comes first, since a story starts in light: each picture then follows a switch of the scheme, which repaints
 * everything. Text that moved by part of a pixel while the story played may otherwise keep its former rounding.
 */
export const SCHEMES = ['dark', 'light'] as const;
type Scheme = (typeof SCHEMES)[number];

/** The maximum height of a picture: a list that fills the available height would never end. */
export const MAX_HEIGHT = 1600;

/** The time at which every story starts: a Friday at noon in the depot's time zone, and the `today` of the samples. */
export const NOW = new Date('2026-11-20T11:00:00Z');
export const TIME_ZONE = 'Europe/Amsterdam';

export interface PicturesParameter {
  /** The story shows a state that only this width has: the full-screen navigation, a table's selection, paper. */
  only?: Frame['name'];
  /** The story shows a state in which the other scheme looks like that of its siblings. */
  scheme?: Scheme;
  /** Why the story has no picture, for example because it shows an animation or a widget of the system. */
  none?: string;
}

/** The parts of a story that determine its frames. */
interface Pinned {
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/** Storybook's viewports for which a story may be pinned by its `globals`. */
const framesOfViewport: Record<string, Frame['name']> = { phone: 'phone', desktop: 'wide' };

/** Why a story has no picture, if so. One that is pinned to dark shows what the dark frame of its siblings shows. */
export function withoutPicture(story: Pinned): string | undefined {
  const { none } = (story.parameters.pictures ?? {}) as PicturesParameter;
  return none ?? (story.globals.scheme === 'dark' ? 'Every story is drawn in dark as well.' : undefined);
}

/** The frames in which a story is seen: both, unless it says by parameter or pinned viewport that it has only one. */
export function framesOf(story: Pinned): Frame[] {
  const { only } = (story.parameters.pictures ?? {}) as PicturesParameter;
  const { value: viewport } = (story.globals.viewport ?? {}) as { value?: string };
  if (only === PAPER.name) return [PAPER];
  const one = only ?? framesOfViewport[viewport ?? ''];
  return FRAMES.filter(({ name }) => !one || name === one);
}

/** The scheme that a story has pictures in, if its parameter or its direction names one. */
function onlySchemeOf({ parameters, globals }: Pinned): Scheme | undefined {
  const { scheme } = (parameters.pictures ?? {}) as PicturesParameter;
  // Right to left moves places and leaves colors as they are.
  return scheme ?? (globals.direction === 'rtl' ? 'light' : undefined);
}

/**
 * The schemes in which a frame of a story is compared and checked by axe. Colors are the same at every width, so dark is
 * compared in the first frame of a story alone, unless `everyPicture` is set, as it is in `npm run test:all`.
 */
export function schemesOf(story: Pinned, frame: Frame, everyPicture: boolean): readonly Scheme[] {
  const only = onlySchemeOf(story);
  if (only) return [only];
  return everyPicture || frame === framesOf(story)[0] ? SCHEMES : ['light'];
}
