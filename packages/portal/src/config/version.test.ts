import { expect, it } from 'vitest';
import { version } from '../../package.json';
import { versionOf } from './version.ts';

const documentOf = (head: string) => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');

it('[ER-01] is that of the package with the commit that the document names, or alone', () => {
  expect(versionOf(documentOf('<meta name="commit" content="1a2b3c4d5e6f">'))).toBe(`${version}+1a2b3c4d5e6f`);
  expect(versionOf(documentOf(''))).toBe(version);
});
