import createCache from '@emotion/cache';
import * as react from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/** Leaves out what libraries do in development for people with developer tools alone: half of the time of tests that render. */
export function leaveOutDevelopmentCosts(): void {
  leaveOutOwnerStacks();
  insertRulesAsInProduction();
}

/**
 * In development React notes for each element where it was made, for its tools alone. It stops by itself after ten
 * thousand a second; here it is told that these are made. Warnings and the stacks of components stay as they are.
 */
function leaveOutOwnerStacks(): void {
  const name = Object.keys(react).find((key) => key.startsWith('__CLIENT_INTERNALS'));
  const internals = (react as unknown as Record<string, Internals | undefined>)[name ?? ''];
  if (internals?.recentlyCreatedOwnerStacks === undefined) {
    throw new Error('React counts its owner stacks no longer: see scripts/development-costs.ts.');
  }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 1e4, set: () => {} });
}

/**
 * In development Emotion gives every rule a `<style>` of its own, which developer tools can edit. Thousands of them make
 * each search of the document slow, and in jsdom the next rule slower. In production all rules are in one, as here.
 * Only one's own cache can be told so; the default one is Emotion's, so that the class of their sheets is told.
 */
function insertRulesAsInProduction(): void {
  const { sheet } = createCache({ key: 'probe' });
  if (!('isSpeedy' in sheet)) throw new Error('Emotion inserts its rules otherwise: see scripts/development-costs.ts.');
  Object.defineProperty(Object.getPrototypeOf(sheet), 'isSpeedy', {
    configurable: true,
    get: () => true,
    set: () => {},
  });
}

type Print = (container: Element) => string | false;

/**
 * The error of a query that finds nothing, for Testing Library's `configure`. By default it prints the document each time,
 * also in the middle of waiting for an element; this one does it when someone reads the message.
 */
export function elementErrorsPrintedWhenRead(print: Print) {
  return function elementError(message: string | null, container: Element): Error {
    const error = new Error(message ?? undefined);
    error.name = 'TestingLibraryElementError';
    // The test and its line come first, not this one.
    Error.captureStackTrace(error, elementError);
    // Testing Library defines the message once more when it gives up, so that it stays configurable.
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => [message, print(container)].filter(Boolean).join('\n\n'),
    });
    return error;
  };
}
