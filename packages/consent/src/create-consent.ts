import type { ConsentOptions } from './config.ts';
import type { Consent } from './consent.ts';
import { type ConsentEnvironment, createCore } from './core/create-core.ts';
import { lazyParts } from './core/parts.ts';
import { present } from './presenter.ts';

/**
 * Starts consent in this page: reads the stored choice, runs accepted services, and shows notice or dialog when a choice is
 * needed. Call it once, as early as the page can.
 */
export const createConsent = (options: ConsentOptions, environment: Partial<ConsentEnvironment> = {}): Consent =>
  present(createCore(options, environment, lazyParts), () => import('./ui/ui.ts'));
