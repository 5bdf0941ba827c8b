import { beforeEach, expect, it } from 'vitest';
import { loadAhead } from './load-ahead.ts';

const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = `<template data-ahead="application"><link rel="modulepreload" href="/a.js"><link
    rel="modulepreload" href="/b.js"></template><template data-ahead="list"><link rel="modulepreload" href="/c.js"></template>`;
});

it('[SW-09] downloads the scripts of a part once, and is done when all are here or have failed', async () => {
  let isDone = false;
  const loading = loadAhead('application').then(() => {
    isDone = true;
  });
  const [first, second] = links();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/b.js']);
  first?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(isDone).toBe(false);
  second?.dispatchEvent(new Event('error'));
  await loading;
  await loadAhead('application');
  expect(links()).toHaveLength(2);
});

it('[SW-09] needs no list of scripts, as on the development server', async () => {
  await loadAhead('form');
  expect(links()).toEqual([]);
});
