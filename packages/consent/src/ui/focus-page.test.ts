import { afterEach, describe, expect, it } from 'vitest';
import { focusPage } from './focus-page.ts';

afterEach(() => document.body.replaceChildren());

describe('the focus after a notice or dialog', () => {
  it('[CC-14] goes to the heading of the page if it is nowhere', () => {
    document.body.innerHTML = '<a href="/">Home</a><h1>Sign in</h1>';
    focusPage();
    expect(document.activeElement).toBe(document.querySelector('h1'));
  });

  it('[CC-14] stays where the dialog has returned it to', () => {
    document.body.innerHTML = '<a href="/">Home</a><h1>Sign in</h1>';
    document.querySelector('a')?.focus();
    focusPage();
    expect(document.activeElement).toBe(document.querySelector('a'));
  });

  it('[CC-14] stays nowhere on a page without a heading', () => {
    focusPage();
    expect(document.activeElement).toBe(document.body);
  });
});
