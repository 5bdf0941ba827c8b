import { expect, it } from 'vitest';
import { CATALOGUE, STOCK } from '../../../testing/orders.ts';
import { byFavorites, groupsOf, rowsToShow } from './catalogue-rows.ts';

const NAMES: Readonly<Record<string, string>> = {
  'SCI-D-12': 'Nacelle à ciseaux diesel 12 m',
  'BOA-E-15': 'Nacelle articulée 9 m',
  'GEN-D-20': 'Groupe électrogène',
  'FEN-M-35': 'Clôture',
};
const ROWS = CATALOGUE.map((product) => ({
  product,
  name: NAMES[product.code] ?? '',
  stock: STOCK.find(({ code }) => code === product.code),
}));
const codes = (query: string, group: string | null = null, freeFirst = true) =>
  rowsToShow(ROWS, { query, group, freeFirst }, 'fr').map(({ product }) => product.code);

it('[RT-03] finds machines by name and code, whatever the accents, and shows free ones first', () => {
  expect(codes('ELECTROGENE')).toEqual(['GEN-D-20']);
  expect(codes('gen 20')).toEqual(['GEN-D-20']);
  expect(codes('nacelle')).toEqual(['SCI-D-12', 'BOA-E-15']);
  expect(codes('nacelle', null, false)).toEqual(['SCI-D-12', 'BOA-E-15']);
  expect(codes('')).toEqual(['FEN-M-35', 'GEN-D-20', 'SCI-D-12', 'BOA-E-15']);
  expect(codes('', 'access', false)).toEqual(['SCI-D-12', 'BOA-E-15']);
  expect([...groupsOf(ROWS, 'nacelle')]).toEqual([
    ['access', 2],
    ['power', 0],
    ['site', 0],
  ]);
});

it('[DOM-01] has the favorites of a project apart, by what the search leaves of them', () => {
  const shown = rowsToShow(ROWS, { query: 'nacelle', group: null, freeFirst: true }, 'fr');
  const { favorites, others } = byFavorites(shown, new Set(['BOA-E-15', 'GEN-D-20']));
  expect(favorites.map(({ product }) => product.code)).toEqual(['BOA-E-15']);
  expect(others.map(({ product }) => product.code)).toEqual(['SCI-D-12']);
});
