import type { MachineCertificate, MachinePassport } from '@hireyard/contract';
import { line } from './contracts.ts';
import { SITE } from './fixtures.ts';

/** Certificates as the API sends them. */
export const certificate = (own: Partial<MachineCertificate> = {}): MachineCertificate => ({
  number: 'CE-2600031',
  title: 'Yearly inspection',
  until: '2027-06-30',
  standing: 'valid',
  documentId: '66666666-0000-4000-8000-000000000031',
  ...own,
});

/** The passport of a machine as the API sends it. */
export const passport = (own: Partial<MachinePassport> = {}): MachinePassport => ({
  ...line({ actions: ['extend', 'offHire', 'report'] }),
  address: { ...SITE, name: 'Tower crane bay' },
  depot: {
    id: '44444444-0000-4000-8000-000000000001',
    name: 'Amsterdam',
    phone: '+31 20 555 0111',
    timeZone: 'Europe/Amsterdam',
  },
  energy: 'electric',
  specs: [
    { key: 'workingHeightM', value: 12 },
    { key: 'platformLoadKg', value: 320 },
  ],
  manualUrl: 'https://papers.example/SCI-E-12.pdf',
  safetySheetUrl: 'https://papers.example/SCI-E-12-safety.pdf',
  pictures: [],
  consumption: { fuel: 'electricity', perHour: '1.5' },
  readings: [{ kind: 'cumulativeOperatingHours', value: 1234.5, at: '2026-11-19T06:00:00.000Z' }],
  certificates: [certificate()],
  papers: [{ id: '66666666-0000-4000-8000-000000000032', type: 'contract', number: 'C-240118', title: null }],
  ...own,
});

/** Calls of the passport of `passport()`, by its path. */
export const READ_PASSPORT = 'GET /machines/204%20118';
