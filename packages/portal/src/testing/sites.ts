import type { Site, Sites } from '@hireyard/contract';
import type { HttpRequest } from '../http/types.ts';
import { SITE } from './fixtures.ts';

const TOWER = { id: '33333333-0000-4000-8000-000000000001', number: 'P-1001', name: 'Zuidas Tower C' };

export const site = (own: Partial<Site> = {}): Site => ({
  id: 'site-1',
  address: SITE,
  position: { latitude: 52.337, longitude: 4.873 },
  projects: [TOWER],
  pieces: 31,
  products: [
    { productCode: 'FEN-M-35', pieces: 24 },
    { productCode: 'TEL-D-13', pieces: 4 },
    { productCode: 'SCI-E-12', pieces: 2 },
    { productCode: 'EXC-D-02', pieces: 1 },
  ],
  ...own,
});

/** A site in Arnhem without project and position. */
export const UNPLACED = site({
  id: 'site-2',
  address: { ...SITE, name: null, line1: 'Kade 7', postalCode: '6811 AA', city: 'Arnhem' },
  position: null,
  projects: [],
  pieces: 1,
  products: [{ productCode: 'TEL-D-13', pieces: 1 }],
});

export const SITES: Sites = {
  items: [site(), UNPLACED],
  truncated: false,
  projects: [{ ...TOWER, pieces: 31 }],
  groups: [
    { group: 'lifting', pieces: 5 },
    { group: 'site', pieces: 24 },
  ],
};

/** The answer, filtered by telescopic handlers if their group is requested. */
export const byGroup = ({ query }: HttpRequest): Sites =>
  [query?.group].flat().includes('lifting')
    ? { ...SITES, items: [site({ pieces: 4, products: [{ productCode: 'TEL-D-13', pieces: 4 }] }), UNPLACED] }
    : SITES;
