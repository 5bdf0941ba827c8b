/** Viewports of every story. The height is the initial one; a picture ends with the story's content. */
export const FRAMES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 375, height: 812 },
] as const;

/** A4 without margins, in CSS pixels, for stories that are tested as printed. */
export const PAPER = { name: 'paper', width: 703, height: 995 } as const;
export type Frame = (typeof FRAMES)[number] | typeof PAPER;

/**
 * Dark comes first: stories start in light, so each picture follows a switch of the scheme, which repaints everything.
 * Without a repaint, text that moved by part of a pixel may keep its former rounding.
 */
export const SCHEMES = ['dark', 'light'] as const;
type Scheme = (typeof SCHEMES)[number];

/** Maximum height of a picture, because a list that fills the available height grows without end. */
export const MAX_HEIGHT = 1600;

/** Start time of every story: a Friday at noon in the depot's time zone, and the `today` of the samples. */
export const NOW = new Date('2026-11-20T11:00:00Z');
export const TIME_ZONE = 'Europe/Amsterdam';

export interface PicturesParameter {
  /** Restricts pictures to one frame, for a state that other widths lack, such as the full-screen navigation. */
  only?: Frame['name'];
  /** Restricts pictures to one scheme, because the other one shows nothing that a sibling does not. */
  scheme?: Scheme;
  /** Reason for no pictures, for example an animation or a system widget. */
  none?: string;
}

/** Fields of a story that determine its frames. */
interface Pinned {
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/** Frames of the Storybook viewports to which a story may be pinned by its `globals`. */
const framesOfViewport: Record<string, Frame['name']> = { phone: 'phone', desktop: 'wide' };

/** Returns the reason why a story has no pictures, if any. A story pinned to dark repeats the dark frames of its siblings. */
export function withoutPicture(story: Pinned): string | undefined {
  const { none } = (story.parameters.pictures ?? {}) as PicturesParameter;
  return none ?? (story.globals.scheme === 'dark' ? 'Every story is drawn in dark as well.' : undefined);
}

/** Returns the frames of a story: both, unless a parameter or a pinned viewport selects one. */
export function framesOf(story: Pinned): Frame[] {
  const { only } = (story.parameters.pictures ?? {}) as PicturesParameter;
  const { value: viewport } = (story.globals.viewport ?? {}) as { value?: string };
  if (only === PAPER.name) return [PAPER];
  const one = only ?? framesOfViewport[viewport ?? ''];
  return FRAMES.filter(({ name }) => !one || name === one);
}

/** Returns the only scheme of a story's pictures, if its parameter or direction selects one. */
function onlySchemeOf({ parameters, globals }: Pinned): Scheme | undefined {
  const { scheme } = (parameters.pictures ?? {}) as PicturesParameter;
  // Direction changes positions, not colors.
  return scheme ?? (globals.direction === 'rtl' ? 'light' : undefined);
}

/**
 * Returns the schemes in which a frame is compared and checked by axe. Colors are the same at every width, and so are
 * positions in both schemes: the last frame is compared in light and the first one of two in dark, unless `everyPicture` is
 * set, as in `npm run test:all`.
 */
export function schemesOf(story: Pinned, frame: Frame, everyPicture: boolean): readonly Scheme[] {
  const only = onlySchemeOf(story);
  if (only) return [only];
  if (everyPicture) return SCHEMES;
  return frame === framesOf(story).at(-1) ? ['light'] : ['dark'];
}
