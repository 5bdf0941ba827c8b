import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Vite's lists of the packages in the scripts (`build.license`). */
export const SCRIPT_LICENSES = '.vite/licenses.json';
export const WORKER_LICENSES = '.vite/worker-licenses.json';
/** The file that My profile links to (OP-14). */
const FILE = 'third-party-licenses.txt';

/** An entry of Vite's list. */
interface License {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const EVERY_FILE = 'LICENSE*';

const licenseOf = (folder: string, files = EVERY_FILE): License => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = globSync(files, { cwd: folder }).sort();
  return {
    name,
    version,
    identifier: license,
    text: texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n'),
  };
};

/** Finds a dependency of the package in `from`. */
const folderOf = (from: string, name: string) =>
  dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`));

/** Returns the packages whose files the build copies, such as fonts. */
const copiedFrom = (bundle: Rolldown.OutputBundle, root: string): License[] => {
  const files = Object.values(bundle).flatMap((part) => (part.type === 'asset' ? part.originalFileNames : []));
  const folders = files.flatMap((file) => PACKAGE_FOLDER.exec(join(root, file)) ?? []);
  return [...new Set(folders)].map((folder) => licenseOf(folder));
};

/** The tools whose helper functions are in the scripts. */
const buildTools = (root: string): License[] => {
  const vite = folderOf(join(root, '../..'), 'vite');
  const { text = '', ...viteLicense } = licenseOf(vite);
  // The rest of the file is about packages within Vite, which are not in the scripts.
  const [ownText = ''] = text.split('# Licenses of bundled dependencies');
  return [{ ...viteLicense, text: ownText.trim() }, licenseOf(folderOf(vite, 'rolldown'))];
};

const fontsOfPdfFiles = (root: string): License[] => {
  const server = join(root, '../server');
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@expo-google-fonts/'));
  return fonts.map((name) => licenseOf(folderOf(server, name)));
};

const RULE = '='.repeat(80);

const entry = ({ name, version, identifier = 'see below', text }: License): string => {
  if (!text) throw new Error(`${name} ${version} has no license file: add its license to third-party-licenses.ts.`);
  return `${RULE}\n${name} ${version}\nLicense: ${identifier}\n\n${text}\n`;
};

/** Returns the entries in the order of their names, each once. */
const entries = (licenses: readonly License[]): string => {
  const byName = new Map(licenses.map((license) => [`${license.name} ${license.version}`, license]));
  return [...byName.keys()]
    .sort()
    .flatMap((key) => byName.get(key) ?? [])
    .map(entry)
    .join('\n');
};

const data = (root: string): string => {
  const holidays = licenseOf(folderOf(join(root, '../server'), 'date-holidays'));
  const phones = licenseOf(folderOf(join(root, '../contract'), 'libphonenumber-js'), 'LICENSE.Apache');
  return [
    'Public holidays: the data of date-holidays by commenthol, unchanged, available under CC BY-SA 3.0\n' +
      '(http://creativecommons.org/licenses/by-sa/3.0/), as it relies on the Wikipedia articles listed in its license:\n',
    // Its package.json names CC-BY-3.0 instead.
    entry({ ...holidays, identifier: 'ISC AND CC-BY-SA-3.0' }),
    'Telephone numbers: the metadata of libphonenumber by Google (https://github.com/google/libphonenumber), in the form\n' +
      'that libphonenumber-js gives it:\n',
    entry({ ...phones, identifier: 'Apache-2.0' }),
    'Forms of addresses: the data of the Address Data Service by Google (https://github.com/google/libaddressinput), in\n' +
      'the form that localized-address-format gives it.\n',
  ].join('\n');
};

const section = (title: string, content: string) => `${title}\n\n${content}`;

/**
 * Writes the licenses of all third-party software, fonts and data of the product for its users (OP-14). The packages in the
 * scripts are those that Vite lists.
 */
export const thirdPartyLicenses = (): Plugin => {
  let root = '';
  let outDir = '';
  return {
    name: 'third-party-licenses',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = join(root, config.build.outDir);
    },
    writeBundle: {
      // After the service worker's build, which lists its own packages.
      order: 'post',
      sequential: true,
      handler: async (_, bundle) => {
        const scripts = [SCRIPT_LICENSES, WORKER_LICENSES].flatMap(
          (file) => JSON.parse(readFileSync(join(outDir, file), 'utf8')) as License[],
        );
        const text = [
          'Third-party licenses\n\nThe portal contains software, fonts and data of others, each under its own license.\n',
          section('SOFTWARE', entries([...copiedFrom(bundle, root), ...buildTools(root), ...scripts])),
          section('FONTS IN PDF FILES', entries(fontsOfPdfFiles(root))),
          section('DATA', data(root)),
        ];
        await writeFile(join(outDir, FILE), text.join('\n\n'));
      },
    },
  };
};
