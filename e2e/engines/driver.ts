/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Enter' | 'Escape';

/** What the journey through all engines needs of a browser, whatever drives it. */
export interface Driver {
  /** Name and version of the browser. */
  readonly browser: string;
  readonly open: (url: string) => Promise<void>;
  /** Runs an expression in the page. Its result is JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly click: (point: Point) => Promise<void>;
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Returns a picture of the window as PNG. */
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Size of the window in all engines. */
export const WINDOW = { width: 1280, height: 900 };
