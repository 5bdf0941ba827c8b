import { setTimeout } from 'node:timers/promises';
import type { Driver, Point } from './driver.ts';

type Role = 'button' | 'checkbox' | 'dialog' | 'heading' | 'link' | 'menuitem' | 'option' | 'textbox';

/** What a visitor looks for: a role, and a name as text or as a pattern. */
export interface Target {
  readonly role: Role;
  readonly name?: string | RegExp;
  /** CSS selector of an element around it. */
  readonly within?: string;
  /** Index among the elements that match. */
  readonly nth?: number;
}

interface Found {
  readonly center: Point;
  readonly name: string;
  readonly focused: boolean;
}

const SELECTORS: Record<Role, string> = {
  button: 'button, [role=button], summary',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  dialog: '[role=dialog], [role=alertdialog], dialog[open]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  textbox: 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea',
};

/** Runs in the page, as text. Finds a visible element and brings it into sight. */
function find(selector: string, source: string, flags: string, within: string, nth: number): Found | null {
  const pattern = new RegExp(source, flags);
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
  const nameOf = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ').map(textOf).join(' ');
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ');
    const name = element.getAttribute('aria-label') || labelledBy || labels || element.textContent || '';
    return name.replace(/\s+/g, ' ').trim();
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    element.closest('[aria-hidden=true], [inert]') === null;
  const matches = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(selector)])
    .filter((element) => isShown(element) && pattern.test(nameOf(element)));
  const element = matches[nth];
  if (!element) return null;
  const centerOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const { x, y } = centerOf(element.getBoundingClientRect());
  // The header may cover it.
  const hit = document.elementFromPoint(x, y);
  if (!hit || !element.contains(hit)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  Object.assign(window, { target: element });
  return {
    center: centerOf(element.getBoundingClientRect()),
    name: nameOf(element),
    focused: element === document.activeElement,
  };
}

/** Runs in the page, as text. Notes whether the next click hits the element that was looked for last. */
function followClick(): null {
  const page = window as unknown as { target: Element; hasHit?: boolean };
  page.hasHit = false;
  const note = ({ target }: Event) => {
    page.hasHit = page.target.contains(target as Node);
  };
  document.addEventListener('click', note, { capture: true, once: true });
  return null;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (name: string | RegExp | undefined): readonly [string, string] => {
  if (name === undefined) return ['', 'u'];
  return typeof name === 'string' ? [`^${escaped(name)}$`, 'u'] : [name.source, name.flags];
};
const called = (run: (...args: never[]) => unknown, ...args: readonly unknown[]) =>
  `(${run})(...${JSON.stringify(args)})`;
const wordsOf = ({ role, name = '' }: Target) => `${role} ${name}`.trim();

/** Long, because three browsers at once load a small machine. */
const WAIT_MS = 60_000;
const EVERY_MS = 100;
/** Time for a page to receive a click, which some drivers do not wait for. */
const CLICK_MS = 2_000;

/** Waits until `look` returns something. */
export async function until<Result>(
  what: string,
  look: () => Promise<Result | null | undefined | false>,
): Promise<Result> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const result = await look();
    if (result) return result;
    if (Date.now() > end) throw new Error(`Waited ${WAIT_MS / 1000} s for ${what}.`);
    await setTimeout(EVERY_MS);
  }
}

/** A person in front of a browser: looks for things by role and name, and waits for them. */
export function visitorOf(driver: Driver) {
  const look = ({ role, name, within = 'body', nth = 0 }: Target) =>
    driver.evaluate(called(find, SELECTORS[role], ...patternOf(name), within, nth)) as Promise<Found | null>;
  /** Waits until a target is in sight and stands still. */
  const see = async (target: Target): Promise<Found> => {
    let before: Found | null = null;
    return until(`${wordsOf(target)} in ${driver.browser}`, async () => {
      const found = await look(target);
      const still = found && before && found.center.x === before.center.x && found.center.y === before.center.y;
      before = found;
      return still ? found : null;
    });
  };
  /** Clicks, and once more where the target has moved away under the pointer. */
  const click = (target: Target): Promise<Found> =>
    until(`a click on ${wordsOf(target)} in ${driver.browser}`, async () => {
      const found = await see(target);
      await driver.evaluate(called(followClick));
      await driver.click(found.center);
      for (const end = Date.now() + CLICK_MS; Date.now() < end; await setTimeout(EVERY_MS)) {
        // A page that the click has left knows nothing of it.
        if (await driver.evaluate('window.hasHit !== false')) return found;
      }
      return null;
    });
  return {
    look,
    see,
    click,
    gone: (target: Target) => until(`the end of ${wordsOf(target)}`, async () => (await look(target)) === null),
    fill: async (target: Target, text: string) => {
      await until(`the focus in ${wordsOf(target)}`, async () => {
        const { focused, center } = await see(target);
        // A click misses a field that moves meanwhile, such as below a camera's picture.
        if (!focused) await driver.click(center);
        return focused;
      });
      await driver.evaluate('document.activeElement.select()');
      await driver.type(text);
    },
    open: driver.open,
    /** Waits for a text anywhere on the page. */
    reads: (text: string | RegExp) =>
      until(`“${text}” in ${driver.browser}`, async () => {
        const shown = (await driver.evaluate('document.body.innerText')) as string;
        return typeof text === 'string' ? shown.includes(text) : text.test(shown);
      }),
    text: () => driver.evaluate('location.href + "\\n" + document.body.innerText') as Promise<string>,
    isAt: (path: string) =>
      until(`${path} in ${driver.browser}`, async () => {
        return (await driver.evaluate('location.pathname + location.search')) === path;
      }),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
