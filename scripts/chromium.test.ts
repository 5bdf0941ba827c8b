import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chromiumLaunchOptions, hasPackagedChromium } from './chromium.ts';

/** The families with whose fonts Chromium draws a paragraph for each of these `font-family`, and one without any. */
async function familiesDrawn(fontFamilies: string[], env = chromiumLaunchOptions().env): Promise<string[]> {
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
    const drawn: string[] = [];
    for (const nodeId of nodeIds) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      drawn.push(fonts.map(({ familyName }) => familyName).join());
    }
    return drawn;
  } finally {
    await browser.close();
  }
}

// The first run unpacks the browser.
describe.runIf(hasPackagedChromium)('the fonts of the packaged Chromium', { timeout: 60_000 }, () => {
  it('are the same for every generic family', async () => {
    expect(await familiesDrawn(['sans-serif', 'serif', 'monospace', 'system-ui'])).toEqual([
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
      // Open Sans comes with the packaged browser, which does not use it.
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
      const drawn = await familiesDrawn(installed.map((family) => `'${family}', monospace`));
      expect(drawn).toEqual([...installed.map(() => 'DejaVu Sans Mono'), 'DejaVu Serif']);
      // The same question where the machine's fonts are seen; what else is installed draws the paragraph without a family.
      expect((await familiesDrawn([`'Open Sans', monospace`], process.env))[0]).toBe('Open Sans');
    });
  });
});
