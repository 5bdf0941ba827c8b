import { afterEach, expect, it } from 'vitest';
import { configured, languageChanged } from '../settings/settings.ts';
import { epicTest } from '../testing/epic-test.ts';
import { appConfig, environment } from '../testing/fixtures.ts';
import { manifestEpic, themeColorEpic } from './installed.ts';

afterEach(() => {
  // Its own alone: the styles of the tests that share this document stay.
  for (const own of document.head.querySelectorAll('link[rel="manifest"], meta[name="theme-color"]')) own.remove();
  document.documentElement.removeAttribute('style');
});

it('[SW-05] links the manifest of the operating company in the language on screen, once both are known', () => {
  const { run, dispatch } = epicTest();
  const links = () => [...document.querySelectorAll('link[rel="manifest"]')].map((link) => link.getAttribute('href'));
  const seen: unknown[] = [];
  dispatch(configured({ environment, appConfig, opCo: 'NL' }));
  run(manifestEpic, 100, {
    5: () => seen.push(links()),
    10: () => dispatch(languageChanged('nl')),
    15: () => seen.push(links()),
    20: () => dispatch(languageChanged('de')),
    25: () => seen.push(links()),
  });
  expect(seen).toEqual([[], ['/manifest.webmanifest?opCo=NL&lang=nl'], ['/manifest.webmanifest?opCo=NL&lang=de']]);
});

it('[SW-05] gives the browser’s frame the company’s color of the scheme on screen', () => {
  const { run } = epicTest();
  const meta = Object.assign(document.createElement('meta'), { name: 'theme-color', content: '#0f4c5c' });
  document.head.append(meta);
  document.documentElement.style.setProperty('--hy-color-panel', '#642242');
  run(themeColorEpic, 200);
  expect(meta.content).toBe('#642242');
});
