import createCache from '@emotion/cache';
import * as react from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/** What this file uses of Testing Library, of which Storybook has a copy of its own. */
interface TestingLibrary {
  configure(config: { getElementError(message: string | null, container: Element): Error }): void;
  prettyDOM(container: Element): string | false;
}

/** Leaves out what libraries do in development for people with developer tools alone: half of the time of tests that render. */
export function leaveOutDevelopmentCosts(testingLibrary: TestingLibrary): void {
  leaveOutOwnerStacks();
  insertRulesAsInProduction();
  printElementErrorsWhenRead(testingLibrary);
}

/** Gives a property this value for good: assignments to it are ignored. */
function pinProperty(target: object, property: string, value: unknown): void {
  Object.defineProperty(target, property, { configurable: true, get: () => value, set: () => {} });
}

/**
 * In development React notes for each element where it was made, for its tools alone. It stops by itself after ten
 * thousand a second; here it is told that these are made. Warnings and the stacks of components stay as they are.
 */
function leaveOutOwnerStacks(): void {
  const name = Object.keys(react).find((key) => key.startsWith('__CLIENT_INTERNALS'));
  const internals = (react as unknown as Record<string, Internals | undefined>)[name ?? ''];
  if (internals?.recentlyCreatedOwnerStacks === undefined) {
    throw new Error('React no longer counts its owner stacks: see scripts/development-costs.ts.');
  }
  pinProperty(internals, 'recentlyCreatedOwnerStacks', 1e4);
}

/**
 * In development Emotion gives every rule a `<style>` of its own, which developer tools can edit. Thousands of them make
 * each search of the document slow, and in jsdom the next rule slower. In production all rules are in one, as here.
 * Emotion has an option for a cache that one makes, but none for its default one: here all sheets get it by their class.
 */
function insertRulesAsInProduction(): void {
  const { sheet } = createCache({ key: 'probe' });
  if (!('isSpeedy' in sheet))
    throw new Error('Emotion inserts its rules in another way: see scripts/development-costs.ts.');
  pinProperty(Object.getPrototypeOf(sheet), 'isSpeedy', true);
}

/**
 * By default the error of a query that finds nothing prints the document each time, also in the middle of waiting for an
 * element; here it does so when someone reads its message.
 */
function printElementErrorsWhenRead({ configure, prettyDOM }: TestingLibrary): void {
  function getElementError(message: string | null, container: Element): Error {
    const error = new Error(message ?? undefined);
    error.name = 'TestingLibraryElementError';
    // The test and its line come first, not this one.
    Error.captureStackTrace(error, getElementError);
    // Testing Library defines the message once more when it gives up, so that it stays configurable.
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    });
    return error;
  }
  configure({ getElementError });
}
