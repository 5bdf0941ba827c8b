/** The widths at which every story is seen. The height is where the layout starts from; a picture ends with the story. */
export const FRAMES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 375, height: 812 },
] as const;
export type Frame = (typeof FRAMES)[number];

/**
 * Dark goes first, since a story begins in light: each picture then follows a switch, which paints all of it anew. What
 * only moved by a part of a pixel while the story played may still stand where its letters were rounded to before.
 */
export const SCHEMES = ['dark', 'light'] as const;

/** No picture is higher: a list that fills any room would never end. */
export const MAX_HEIGHT = 1600;

/** The moment at which every story begins: a Friday at noon in the depot's time zone, and the `today` of the samples. */
export const NOW = new Date('2026-11-20T11:00:00Z');
export const TIME_ZONE = 'Europe/Amsterdam';

export interface PicturesParameter {
  /** The story shows a state that only this width has: the full-screen navigation, a table's selection. */
  only?: Frame['name'];
  /** A sentence that says why the story has no picture: an animation for its own sake, a system's own widget. */
  none?: string;
}

/** What of a story says how it is to be seen. */
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
  const one = only ?? framesOfViewport[viewport ?? ''];
  return FRAMES.filter(({ name }) => !one || name === one);
}
