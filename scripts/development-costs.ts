import createCache from '@emotion/cache';
import * as react from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/** Subset of Testing Library's API, because Storybook bundles its own copy of the library. */
interface TestingLibrary {
  configure(config: { getElementError(message: string | null, container: Element): Error }): void;
  prettyDOM(container: Element): string | false;
}

/** Turns off development-only work for developer tools, which takes half of the time of tests that render. */
export function leaveOutDevelopmentCosts(testingLibrary: TestingLibrary): void {
  leaveOutOwnerStacks();
  insertRulesAsInProduction();
  printElementErrorsWhenRead(testingLibrary);
}

/** Fixes the value of a property: later assignments are ignored. */
function pinProperty(target: object, property: string, value: unknown): void {
  Object.defineProperty(target, property, { configurable: true, get: () => value, set: () => {} });
}

/**
 * Stops React from capturing a stack for each new element, which only its developer tools use. React stops by itself after
 * ten thousand a second, so the counter is fixed at that value. Warnings and component stacks do not change. React 18 captures
 * none.
 */
function leaveOutOwnerStacks(): void {
  if (react.version.startsWith('18.')) return;
  const name = Object.keys(react).find((key) => key.startsWith('__CLIENT_INTERNALS'));
  const internals = (react as unknown as Record<string, Internals | undefined>)[name ?? ''];
  if (internals?.recentlyCreatedOwnerStacks === undefined) {
    throw new Error('React no longer counts its owner stacks: see scripts/development-costs.ts.');
  }
  pinProperty(internals, 'recentlyCreatedOwnerStacks', 1e4);
}

/**
 * Makes Emotion insert all rules into one `<style>`, as in production. In development it adds one for each rule, for
 * developer tools. Thousands of them slow down every query of the document. Emotion has an option for custom caches but none
 * for its default cache, so the flag is fixed on the class of all sheets.
 */
function insertRulesAsInProduction(): void {
  const { sheet } = createCache({ key: 'probe' });
  if (!('isSpeedy' in sheet))
    throw new Error('Emotion inserts its rules in another way: see scripts/development-costs.ts.');
  pinProperty(Object.getPrototypeOf(sheet), 'isSpeedy', true);
}

/**
 * Prints the document into the error of a failed query only when its message is read. By default this happens for every
 * attempt, also while a test waits for an element.
 */
function printElementErrorsWhenRead({ configure, prettyDOM }: TestingLibrary): void {
  function getElementError(message: string | null, container: Element): Error {
    const error = new Error(message ?? undefined);
    error.name = 'TestingLibraryElementError';
    // Removes this function from the stack, so that the line of the test comes first.
    Error.captureStackTrace(error, getElementError);
    // Configurable, because Testing Library redefines the message when it gives up.
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    });
    return error;
  }
  configure({ getElementError });
}
