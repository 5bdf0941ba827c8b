import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offHirePdf } from '../documents/off-hire-pdf.ts';
import { invoicePdf } from '../documents/pdf.ts';
import { invoiceUbl } from '../documents/ubl.ts';
import { FOREIGN_TEXTS, printedInvoice, printedOffHire } from '../testing/printed.ts';

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const hasJava = runs('java', '-version') && runs('javac', '-version') && runs('mvn', '--version');
if (!hasJava) console.warn('\nPDF/A-3a and PDF/UA-1 are NOT CHECKED: this machine lacks Java (JDK) or Maven.\n');

/** veraPDF and its dependencies from Maven Central, kept between runs. */
const HOME = join(import.meta.dirname, '../../../../node_modules/.cache/hireyard/verapdf-1.28.2');

function installVeraPdf(): void {
  mkdirSync(HOME, { recursive: true });
  for (const file of ['pom.xml', 'CheckPdf.java']) copyFileSync(join(import.meta.dirname, file), join(HOME, file));
  if (!existsSync(join(HOME, 'lib')))
    execFileSync('mvn', ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=lib'], { cwd: HOME });
  execFileSync('javac', ['-cp', 'lib/*', 'CheckPdf.java'], { cwd: HOME });
}

/** Every kind of PDF that the product makes, in every language, with texts in every script. */
async function printAll(folder: string): Promise<readonly string[]> {
  const places = Object.values(FOREIGN_TEXTS).join('\n');
  const files: [string, Uint8Array][] = [];
  for (const language of LANGUAGES) {
    for (const type of ['invoice', 'creditNote'] as const) {
      const invoice = printedInvoice(language, type);
      files.push([`${type}-${language}.pdf`, await invoicePdf(invoice, invoiceUbl(invoice))]);
    }
    files.push([`off-hire-${language}.pdf`, await offHirePdf(printedOffHire(language, places))]);
  }
  for (const [script, place] of Object.entries(FOREIGN_TEXTS))
    files.push([`off-hire-${script}.pdf`, await offHirePdf(printedOffHire('en-US', place))]);
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  return files.map(([name]) => name);
}

describe.skipIf(!hasJava)('the standards of PDF', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-standards-'));
  let names: readonly string[] = [];
  let printed: readonly string[] = [];
  beforeAll(async () => {
    installVeraPdf();
    names = await printAll(folder);
    const output = execFileSync('java', ['-cp', `${HOME}/lib/*:${HOME}`, 'CheckPdf', ...names], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    printed = output.split('\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('[DOM-63] [DOM-22] [DOM-03] hold for every file: PDF/A-3a and PDF/UA-1, by veraPDF', () => {
    const faults = new Set(printed.filter((line) => line.startsWith('FAULT ')));
    expect([...faults]).toEqual([]);
    expect(printed.filter((line) => line.startsWith('RESULT '))).toEqual(
      names.flatMap((name) => [`RESULT ${name} 3a pass`, `RESULT ${name} ua1 pass`]),
    );
  });
});
