import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.ts';

/** Names of browsers: in `browserslist`, for the build, in MDN's compatibility data, and for people. */
const NAMES = {
  chrome: { build: 'chrome', mdn: 'chrome', shown: 'Chrome' },
  edge: { build: 'edge', mdn: 'edge', shown: 'Edge' },
  firefox: { build: 'firefox', mdn: 'firefox', shown: 'Firefox' },
  safari: { build: 'safari', mdn: 'safari', shown: 'Safari' },
  ios_saf: { build: 'ios', mdn: 'safari_ios', shown: 'Safari on iOS' },
} as const;

export interface Browser {
  /** Name in MDN's compatibility data. */
  readonly mdn: (typeof NAMES)[keyof typeof NAMES]['mdn'];
  /** Name as the README has it. */
  readonly shown: string;
  /** Target of the build, such as `safari17.4`. */
  readonly target: string;
  /** Oldest supported version. */
  readonly version: string;
}

/** The oldest supported browsers: `browserslist` in package.json (SH-08). */
export function supportedBrowsers(): readonly Browser[] {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!(name in NAMES)) throw new Error(`"${line}" in browserslist is not of the form "chrome >= 131".`);
    const { build, mdn, shown } = NAMES[name as keyof typeof NAMES];
    return { mdn, shown, version, target: build + version };
  });
}
