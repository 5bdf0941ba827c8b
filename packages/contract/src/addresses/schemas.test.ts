import { expect, it } from 'vitest';
import { issuesOf } from '../core/issue.ts';
import { AddressEdit } from './schemas.ts';

const entered = {
  kind: 'delivery',
  name: '',
  line1: 'Kade 7',
  line2: null,
  postalCode: '3011aa',
  city: 'Rotterdam',
  region: null,
  country: 'NL',
  geo: null,
  access: { instructions: ' Gate 3\r\nring twice ', maxVehicle: null, from: '06:30', to: '15:00' },
};
const reasons = (value: object) =>
  issuesOf(AddressEdit.safeParse(value).error?.issues ?? [], value).map(({ path, code }) => [path.join('.'), code]);

it('[DOM-15] is stored with its postcode as its country writes it', () => {
  expect(AddressEdit.parse(entered)).toEqual({
    ...entered,
    name: null,
    postalCode: '3011 AA',
    access: { ...entered.access, instructions: 'Gate 3\nring twice' },
  });
  expect(AddressEdit.parse({ ...entered, country: 'HK', postalCode: '' })).toMatchObject({ postalCode: '' });
});

it('[DOM-15] names each part that is wrong', () => {
  expect(reasons({ ...entered, postalCode: '20457' })).toEqual([['postalCode', 'postcode']]);
  expect(reasons({ ...entered, postalCode: ' ' })).toEqual([['postalCode', 'required']]);
  expect(reasons({ ...entered, country: 'XX' })).toEqual([['country', 'choice']]);
  expect(reasons({ ...entered, geo: { latitude: 91, longitude: undefined } })).toEqual([
    ['geo.latitude', 'too-large'],
    ['geo.longitude', 'required'],
  ]);
  const access = (own: object) => reasons({ ...entered, access: { ...entered.access, ...own } });
  expect(access({ to: '06:30' })).toEqual([['access.to', 'before-start']]);
  expect(access({ from: '24:00' })).toContainEqual(['access.from', 'format']);
  expect(access({ instructions: 'a\u202eb' })).toEqual([['access.instructions', 'characters']]);
});
