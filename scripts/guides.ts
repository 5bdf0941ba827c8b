import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file that a guide names above its code, as the reader would make it. */
const FILE = /^`([\w./-]+)`:\n\n```\w+\n(.*?)^```$/gms;

/** Returns the code of a README or guide by the path that stands above it. */
export const filesIn = (markdown: string): Map<string, string> =>
  new Map([...markdown.matchAll(FILE)].map(([, path = '', code = '']) => [path, code]));

/**
 * Returns the app that the README of a package and its guide for a framework describe: the guide's files, and the page of the
 * README's quick start. Without a guide of this name, the files of the README.
 */
export function guidedApp(packageFolder: string, framework: string): Map<string, string> {
  const read = (file: string) => filesIn(readFileSync(join(packageFolder, file), 'utf8'));
  const readme = read('README.md');
  const guide = `guides/${framework}.md`;
  if (!existsSync(join(packageFolder, guide))) return readme;
  return new Map([...[...readme].filter(([path]) => path === PAGE), ...read(guide)]);
}

/** Page of the quick start, which every guide shows. */
const PAGE = 'src/Machines.tsx';

/** Most lines that such an app may take. */
const MOST_LINES = 80;

/** Finds what an app from the guides may not need: many lines, casts, and components of MUI itself. */
export function guideFaults(app: ReadonlyMap<string, string>): string[] {
  const lines = [...app.values()].reduce((sum, code) => sum + code.trimEnd().split('\n').length, 0);
  const needing = (what: RegExp) => [...app].filter(([, code]) => what.test(code)).map(([path]) => path);
  return [
    ...(lines > MOST_LINES ? [`takes ${lines} lines`] : []),
    ...needing(/\bas (?!default\b)\w|@ts-|: any\b/).map((path) => `${path} has a cast`),
    ...needing(/'@mui\/material[/']/).map((path) => `${path} needs MUI itself`),
  ];
}

/** Writes the app of a consumer named `guide-<framework>` into its folder. Other consumers have files of their own. */
export function writeGuidedApp(template: string, folder: string): string[] {
  const [, framework] = /^guide-(.+)$/.exec(basename(template)) ?? [];
  if (!framework) return [];
  const app = guidedApp(join(template, '../..'), framework);
  for (const [path, code] of app) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  return guideFaults(app);
}
