import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Brand } from '@hireyard/contract/config/brand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { appConfig, operatingCompany } from '../testing/app-config.ts';
import { configFiles } from './config-files.ts';

/** The head of a PNG file, as far as its size is read. */
const png = (width: number, height: number) => {
  const head = Buffer.alloc(24);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
};
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const BRAND: Brand = { name: 'Lohmann', logo: 'logo.svg', icon: 'icon.png', color: '#8a1538' };
const config = (brand: Brand) =>
  appConfig({ opCo: 'LO', operatingCompanies: [operatingCompany({ code: 'LO', name: 'Lohmann Miet', brand })] });

let root: string;
let test: TestApp;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hireyard-brand-'));
  await mkdir(path.join(root, 'config/brand'), { recursive: true });
  await mkdir(path.join(root, 'dist/assets'), { recursive: true });
  const write = (file: string, content: string | Buffer) => writeFile(path.join(root, file), content);
  await write('dist/index.html', '<!doctype html>');
  await write('config/app-config.json', config(BRAND));
  await write('config/brand/logo.svg', SVG);
  await write('config/brand/icon.png', png(512, 512));
  await write('config/brand/flat.png', png(512, 100));
  await write('config/brand/page.html', SVG);
  await write('config/brand/.secret.png', 'x');
  const env = { PORTAL_DIST: path.join(root, 'dist'), CONFIG_DIR: path.join(root, 'config') };
  test = await startTestApp({ env });
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

describe('the brand of an operating company', () => {
  it('[OP-26] has its files, which run no script where they are opened as a page', async () => {
    const logo = await test.app.inject('/brand/logo.svg');
    expect([logo.statusCode, logo.body]).toEqual([200, SVG]);
    expect(logo.headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'x-content-type-options': 'nosniff',
    });
    expect((await test.app.inject('/brand/icon.png')).headers['content-type']).toBe('image/png');
  });

  it.each(['/brand/page.html', '/brand/.secret.png', '/brand/none.png', '/brand/', '/brand/..%2fapp-config.json'])(
    '[OP-26] has nothing else: %s',
    async (url) => {
      expect((await test.app.inject({ url, headers: { accept: 'image/*' } })).statusCode).toBe(404);
    },
  );

  it('[OP-26] [SW-05] is on the home screen', async () => {
    const manifest = (await test.app.inject('/manifest.webmanifest?opCo=LO')).json();
    expect(manifest).toMatchObject({ name: 'Lohmann Miet', theme_color: '#8a1538' });
    expect(manifest.icons).toEqual([{ src: '/brand/icon.png', sizes: '512x512', type: 'image/png', purpose: 'any' }]);
  });

  it.each([
    [{ color: '#ffcc00' }, /brand of LO\) has the color #ffcc00, .* the nearest that is: #\w{6}\.$/],
    [{ logo: 'gone.svg' }, /brand of LO\) names gone\.svg, and .*gone\.svg cannot be read \(ENOENT\)\.$/],
    [{ logo: 'flat.png', logoDark: 'dark.svg' }, /brand of LO\) names dark\.svg, and /],
    [{ icon: 'flat.png' }, /names flat\.png, which is no square PNG file of 512 pixels\.$/],
    [{ logo: '../app-config.svg' }, /needs a logo/],
  ])('[OP-26] ends the start with one sentence: %j', async (brand, sentence) => {
    const configDir = await mkdtemp(path.join(root, 'other-'));
    await mkdir(path.join(configDir, 'brand'));
    await writeFile(path.join(configDir, 'brand/flat.png'), png(512, 100));
    await writeFile(path.join(configDir, 'app-config.json'), config(brand));
    const files = configFiles({ configDir, portalDist: path.join(root, 'dist'), portalEnv: 'local' }, () => '');
    await expect(files.appConfig()).rejects.toThrow(sentence);
  });
});
