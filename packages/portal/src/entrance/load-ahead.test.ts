import { beforeEach, expect, it } from 'vitest';
import { loadAhead } from './load-ahead.ts';

const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  for (const link of links()) link.remove();
  document.body.innerHTML = `<template data-ahead="application"><link rel="modulepreload" href="/a.js"><link
    rel="modulepreload" href="/b.js"></template><template data-ahead="list"><link rel="modulepreload" href="/c.js"></template>`;
});

it('[SW-09] downloads the scripts of a part once', () => {
  const [first, second] = loadAhead('application');
  expect(links()).toEqual([first, second]);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/b.js']);
  loadAhead('application');
  expect(links()).toHaveLength(2);
});

it('[SW-09] needs no list of scripts, as on the development server', () => {
  expect(loadAhead('form')).toEqual([]);
  expect(links()).toEqual([]);
});
