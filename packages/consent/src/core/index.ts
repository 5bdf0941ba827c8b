import type { ConsentOptions } from '../config.ts';
import type { Consent } from '../consent.ts';
import { type ConsentEnvironment, createCore } from './create-core.ts';
import { lazyParts } from './parts.ts';

/**
 * Consent without notice and dialog, for an app that draws its own from `state().view`. Call it once, as early as the page
 * can.
 */
export const createConsent = (options: ConsentOptions, environment: Partial<ConsentEnvironment> = {}): Consent =>
  createCore(options, environment, lazyParts);

export * from '../shared.ts';
