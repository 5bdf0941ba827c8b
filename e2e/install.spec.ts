import { expect, journey } from './journey.ts';

const INSTALLS = [
  { opCo: 'NL', language: 'nl', name: 'Hireyard Nederland', shortcuts: ['In huur', 'Nieuwe order'] },
  { opCo: 'DE', language: 'en-US', name: 'Hireyard Deutschland', shortcuts: ['On rent', 'New order'] },
];

for (const { opCo, language, name, shortcuts } of INSTALLS) {
  journey(`[SW-05] the portal of ${opCo} can be installed in ${language}`, async ({ page }) => {
    await page.addInitScript(
      (settings) => {
        for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
      },
      { opCo, language },
    );
    await page.goto('/');
    // The manifest is added after the visitor's first interaction; browsers offer no install before it.
    await page.locator('input[name=email]').press('Shift');
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1, { timeout: 20_000 });
    const cdp = await page.context().newCDPSession(page);
    const { url, errors, data } = await cdp.send('Page.getAppManifest');
    expect(new URL(url).search).toBe(`?opCo=${opCo}&lang=${language}`);
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}');
    expect(manifest).toMatchObject({ id: '/', name, lang: language });
    expect(manifest.shortcuts.map((shortcut: { name: string }) => shortcut.name)).toEqual(shortcuts);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const colors = () =>
      page
        .locator('meta[name="theme-color"]')
        .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
    await expect.poll(colors).toEqual([manifest.theme_color, manifest.theme_color]);
  });
}
