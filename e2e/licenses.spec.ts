import { readBuild } from '../scripts/downloads.ts';
import { expect, journey, signIn } from './journey.ts';

const DATA_AND_FONTS = ['date-holidays', '@fontsource-variable/hanken-grotesk', '@expo-google-fonts/noto-sans'];

journey('[OP-14] My profile opens the licenses of all third-party code, fonts and data', async ({ page }) => {
  const packages = readBuild().packages();
  expect(packages).toEqual(expect.arrayContaining(['react', 'leaflet', 'klaro', 'workbox-precaching']));
  await signIn(page, 'requester', '/order/profile');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Third-party licenses' }).click();
  const file = await opened;
  await file.waitForLoadState();
  expect(await file.evaluate(() => document.contentType)).toBe('text/plain');
  const lines = ((await file.locator('body').textContent()) ?? '').split('\n');
  const named = (name: string) =>
    lines.some((line) => line.startsWith(`${name} `) && /^\d\S*$/.test(line.slice(name.length + 1)));
  expect([...packages, ...DATA_AND_FONTS].filter((name) => !named(name))).toEqual([]);
  expect(lines.join(' ')).toContain('CC BY-SA 3.0');
});
