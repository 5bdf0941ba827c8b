import { expect, journey } from './journey.ts';

const CHOSEN = [
  { opCo: 'NL', language: 'nl', name: 'Hireyard Nederland', shortcuts: ['In huur', 'Nieuwe order'] },
  { opCo: 'DE', language: 'en-US', name: 'Hireyard Deutschland', shortcuts: ['On rent', 'New order'] },
];

for (const { opCo, language, name, shortcuts } of CHOSEN) {
  journey(`[SW-05] the portal of ${opCo} can be installed in ${language}`, async ({ page }) => {
    await page.addInitScript(
      (chosen) => {
        for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
      },
      { opCo, language },
    );
    await page.goto('/');
    // A browser offers to install only what somebody has touched, and before that the form is all that runs.
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
