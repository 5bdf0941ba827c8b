import { describe, expect, it } from 'vitest';
import { readMapSetting } from './map-setting.ts';

const setting = {
  tiles: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
  maxZoom: 18,
};
const read = (own: object = {}) => readMapSetting({ ...setting, ...own });
const OFF = { setting: null, fault: null };

describe('the setting of maps', () => {
  it('[ST-04] is off without one, and with an empty address', () => {
    expect(readMapSetting(undefined)).toEqual(OFF);
    expect(read({ tiles: '' })).toEqual(OFF);
  });

  it('[ST-04] has a link and a closest zoom where it names none', () => {
    const { tiles, attribution } = setting;
    expect(readMapSetting({ tiles, attribution })).toEqual({
      setting: { tiles, attribution, attributionUrl: '', maxZoom: 19 },
      fault: null,
    });
  });

  it.each([
    setting.tiles,
    '/tiles/{z}/{x}/{y}{r}.png',
    'http://[2001:db8::1]:8081/{z}/{y}/{x}',
    'https://tiles.example:8443/t?z={z}&x={x}&y={y}&key=a.b',
  ])('[ST-04] takes tiles from %s', (tiles) => {
    expect(read({ tiles })).toEqual({ setting: { ...setting, tiles }, fault: null });
  });

  it.each([
    ['https://tiles.example/{z}/{x}.png', 'has to hold {y} once'],
    ['https://tiles.example/{z}/{x}/{y}/{y}.png', 'has to hold {y} once'],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'holds {s}, for which nothing is put in'],
    ['https://tiles.example/{z}/{x}/{y}/{key', 'holds {key, for which nothing is put in'],
    ['https://{z}.tiles.example/{x}/{y}.png', 'has to name one host'],
    ['https://tiles.example;sandbox/{z}/{x}/{y}.png', 'has to name one host'],
    ['https://*/{z}/{x}/{y}.png', 'has to name one host'],
    ['https://user@tiles.example/{z}/{x}/{y}.png', 'must not hold a user'],
    ['javascript:alert(1)//{z}/{x}/{y}', 'has to be an http(s) address or a path of the portal'],
    ['data:image/png,{z}{x}{y}', 'has to be an http(s) address or a path of the portal'],
    ['tiles/{z}/{x}/{y}.png', 'has to be an http(s) address or a path of the portal'],
    ['//tiles.example/{z}/{x}/{y}.png', 'has to be an http(s) address or a path of the portal'],
    ['https:///{z}/{x}/{y}.png', 'has to name one host'],
  ])('[ST-04] refuses tiles from %s', (tiles, reason) => {
    expect(read({ tiles })).toEqual({ setting: null, fault: `an unfit value in the field tiles: it ${reason}` });
  });

  it.each([
    ['all', /^no object$/],
    [null, /^no object$/],
    [[], /^no object$/],
    [{ ...setting, tiles: 7 }, /tiles: it has to be an address, or empty$/],
    [{ attribution: 'x' }, /tiles: it has to be an address, or empty$/],
    [{ ...setting, attribution: ' ' }, /attribution: it has to name whose the tiles are$/],
    [
      { ...setting, attributionUrl: 'javascript:alert(1)' },
      /attributionUrl: it has to be an http\(s\) address or a path of the portal$/,
    ],
    [{ ...setting, maxZoom: '18' }, /maxZoom: it has to be a whole number to 24$/],
    [{ ...setting, maxZoom: 2.5 }, /maxZoom: it has to be a whole number to 24$/],
    [{ ...setting, maxZoom: 25 }, /maxZoom: it has to be a whole number to 24$/],
  ])('[ST-04] refuses %j', (content, reason) => {
    const { setting: read, fault } = readMapSetting(content);
    expect(read).toBeNull();
    expect(fault).toMatch(reason);
  });
});
