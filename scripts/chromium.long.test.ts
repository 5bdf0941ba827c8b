import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chromiumLaunchOptions, hasPackagedChromium } from './chromium.ts';

/** Returns the font that Chromium uses for each `font-family`, and last the one for no family. */
async function renderedFamilies(fontFamilies: string[], env = chromiumLaunchOptions().env): Promise<string[]> {
  const browser = await chromium.launch({ ...chromiumLaunchOptions(), env });
  try {
    const page = await browser.newPage();
    const paragraphs = fontFamilies.map((family) => `<p style="font-family: ${family}">Rental €</p>`);
    await page.setContent([...paragraphs, '<p>Rental €</p>'].join(''));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
    const families: string[] = [];
    for (const nodeId of nodeIds) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      families.push(fonts.map(({ familyName }) => familyName).join());
    }
    return families;
  } finally {
    await browser.close();
  }
}

// The first run unpacks the browser.
describe.runIf(hasPackagedChromium)('the fonts of the packaged Chromium', { timeout: 60_000 }, () => {
  it('are the same for every generic family', async () => {
    expect(await renderedFamilies(['sans-serif', 'serif', 'monospace', 'system-ui'])).toEqual([
      'DejaVu Sans',
      'DejaVu Serif',
      'DejaVu Sans Mono',
      'DejaVu Sans',
      'DejaVu Serif',
    ]);
  });

  describe('on a machine with a font installed', () => {
    let folder: string;

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'fonts-'));
      // The packaged browser ships Open Sans without using it.
      const { executablePath = '' } = chromiumLaunchOptions();
      cpSync(join(dirname(executablePath), 'fonts/fonts/Open_Sans'), join(folder, 'fonts'), { recursive: true });
      const config = `<fontconfig><dir prefix="xdg">fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`;
      writeFileSync(join(folder, 'fonts.conf'), config);
      vi.stubEnv('XDG_DATA_HOME', folder);
      vi.stubEnv('FONTCONFIG_FILE', join(folder, 'fonts.conf'));
    });
    afterAll(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });

    it('do not include it, nor any that machines often have', async () => {
      const installed = ['Open Sans', 'Liberation Sans', 'Noto Mono', 'Nimbus Sans', 'Arimo', 'Ubuntu', 'Roboto'];
      const families = await renderedFamilies(installed.map((family) => `'${family}', monospace`));
      expect(families).toEqual([...installed.map(() => 'DejaVu Sans Mono'), 'DejaVu Serif']);
      // With the machine's own configuration, Chromium does find the font. Only the first is compared: others depend on the machine.
      expect((await renderedFamilies([`'Open Sans', monospace`], process.env))[0]).toBe('Open Sans');
    });
  });
});
