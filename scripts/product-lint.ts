import { join } from 'node:path';
import { unsupportedApis } from './browser-apis.ts';
import { supportedBrowsers } from './browsers.ts';
import { root } from './packages.ts';
import { bareTexts, withProject } from './text-nodes.ts';

/**
 * Rules of `pnpm lint` that need types: texts that a translated page would lose (I18N-03), and what a supported browser lacks
 * (SH-08).
 */
const CONFIGS = [
  'packages/ui/tsconfig.json',
  'packages/consent/tsconfig.json',
  'packages/portal/tsconfig.json',
  'packages/portal/src/worker/tsconfig.json',
];
const isProduct = (file: string) => !/\.(test|stories|doc)\.tsx?$|\/(testing|stories|e2e|scripts)\//.test(file);

const browsers = supportedBrowsers();
const faults = CONFIGS.flatMap((config) => {
  const path = join(root, config);
  const folder = config.startsWith('packages/portal/src') ? join(path, '..') : join(path, '../src');
  const includes = (file: string) => file.startsWith(`${folder}/`) && isProduct(file);
  return withProject(path, (project) => [
    ...bareTexts(project, includes).map(
      ({ file, line, text }) => `${file}:${line} ${text}: give this text an element of its own`,
    ),
    ...unsupportedApis(project, browsers, includes).map(
      ({ file, line, name, why }) => `${file.slice(root.length + 1)}:${line} ${name}: ${why}`,
    ),
  ]);
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
