import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appConfig } from '../testing/fixtures.ts';
import { showPrerendered } from './prerendered.ts';

const FORM = `<form><input name="password" value="secret"><button type="submit"></button></form>
  <button type="button"><svg></svg></button><a href="#other"></a>
  <select><option>en-US</option><option>de</option></select>`;

let root: HTMLElement;
const inRoot = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector) as E;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = `<div id="root"></div>
    <template data-entrance="en-US"><h1>Sign in</h1>${FORM}</template><template data-entrance="de"><h1>Anmelden</h1></template>`;
  root = document.getElementById('root') as HTMLElement;
});
afterEach(() => document.documentElement.removeAttribute('data-brand'));

it('[I18N-01] [ST-04] shows the form in the visitor’s language and the colors of the operating company', () => {
  localStorage.setItem('language', 'de');
  const form = showPrerendered(root, { ...appConfig, opCo: 'PL' });
  expect(root).toHaveTextContent('Anmelden');
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(document.documentElement).toHaveAttribute('data-brand', 'PL');
  form?.handOver();
  expect(document.documentElement).not.toHaveAttribute('data-brand');
});

it('[LO-03] leaves it to React where there is something to say above the form, and where there is no form', () => {
  localStorage.setItem('language', 'fr');
  expect(showPrerendered(root, appConfig)).toBeNull();
  localStorage.removeItem('language');
  sessionStorage.setItem('signedOutBecause', 'expired');
  expect(showPrerendered(root, appConfig)).toBeNull();
  expect(root).toBeEmptyDOMElement();
});

it('[RT-08] keeps what was sent, pressed and chosen until React answers, and sends nothing itself', () => {
  const form = showPrerendered(root, appConfig);
  const seen = vi.fn((event: Event) => event.preventDefault());
  for (const type of ['submit', 'click', 'change']) root.addEventListener(type, seen);
  // Returns false if the default is prevented: a native submit would put the password into the URL.
  expect(fireEvent.submit(inRoot('form'))).toBe(false);
  fireEvent.click(inRoot('svg'));
  fireEvent.change(inRoot('select'), { target: { value: 'de' } });
  expect(seen).not.toHaveBeenCalled();
  form?.handOver();
  expect(seen.mock.calls.map(([{ type, target }]) => [type, (target as HTMLElement).tagName])).toEqual([
    ['submit', 'FORM'],
    ['click', 'BUTTON'],
    ['change', 'SELECT'],
  ]);
  expect(inRoot<HTMLSelectElement>('select').value).toBe('de');
  fireEvent.submit(inRoot('form'));
  expect(seen).toHaveBeenCalledTimes(4);
});

it('[RT-08] lets links lead on meanwhile', () => {
  showPrerendered(root, appConfig);
  expect(fireEvent.click(inRoot('a'))).toBe(true);
});
