import { setTimeout } from 'node:timers/promises';
import type { Driver } from './driver.ts';
import { signIn } from './main-journey.ts';
import type { Target } from './visitor.ts';

interface DialogWithField {
  readonly page: string;
  /** What opens it, one press after the other. */
  readonly by: readonly Target[];
}

const inHeader = (name: string | RegExp): Target => ({ role: 'button', name, within: 'header' });

const DIALOGS: Readonly<Record<string, DialogWithField>> = {
  search: { page: '/order/contracts', by: [inHeader('Search everything')] },
  feedback: { page: '/order/contracts', by: [inHeader(/^Help/), { role: 'menuitem', name: /^Report/ }] },
  scan: { page: '/asset/assets', by: [{ role: 'button', name: /^Scan/, within: 'main' }] },
};

/** Scrolls each page down, opens its dialog, types, closes it, and returns the places before and after. */
export async function placesAroundDialogs(driver: Driver, origin: string) {
  const visitor = await signIn(driver, origin);
  const place = () => driver.evaluate('scrollY') as Promise<number>;
  const places: Record<string, { readonly before: number; readonly after: number }> = {};
  for (const [name, { page, by }] of Object.entries(DIALOGS)) {
    await visitor.open(origin + page);
    const [first, ...rest] = by as readonly [Target, ...Target[]];
    await visitor.see(first);
    await visitor.see({ role: 'link', name: /./, within: 'main table' });
    // The button of the scan stands in the page.
    if (first.within === 'header') await driver.evaluate('scrollTo(0, 300)');
    await visitor.click(first);
    for (const target of rest) await visitor.click(target);
    await visitor.fill({ role: 'textbox', within: '[role=dialog]' }, 'Hello');
    const before = await place();
    await driver.press('Escape');
    await visitor.gone({ role: 'dialog' });
    // WebKit scrolled in a later frame.
    await setTimeout(500);
    places[name] = { before, after: await place() };
  }
  return places;
}
