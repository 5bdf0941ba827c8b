import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../testing/app.ts';
import { appConfig, operatingCompany } from '../testing/app-config.ts';

it('[OP-04] says whom to tell about a vulnerability, for half a year', async () => {
  const configDir = await mkdtemp(path.join(tmpdir(), 'hireyard-config-'));
  const rentalContact = { phone: '+31205550100', email: 'rental@a.example' };
  const operatingCompanies = [operatingCompany({ code: 'NL', name: 'Hire NL', rentalContact })];
  await writeFile(path.join(configDir, 'app-config.json'), appConfig({ opCo: 'NL', operatingCompanies }));
  const test = await startTestApp({ env: { CONFIG_DIR: configDir, PUBLIC_URL: 'https://portal.example' } });
  onTestFinished(async () => {
    await test.close();
    await rm(configDir, { recursive: true });
  });
  const answer = await test.app.inject('/.well-known/security.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body.split('\r\n')).toEqual([
    'Contact: mailto:rental@a.example',
    'Expires: 2027-05-19T00:00:00.000Z',
    'Preferred-Languages: en, nl',
    'Canonical: https://portal.example/.well-known/security.txt',
    '',
  ]);
});
