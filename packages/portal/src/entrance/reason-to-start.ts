import type { Availability } from '@hireyard/contract';
import type { Environment } from '../config/environment.ts';
import { onFirstEvent } from './first-event.ts';

/** What a visitor, a password manager or a screen reader does first; a tab may also come to the front. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'input', 'click', 'submit', 'visibilitychange'] as const;

/** Whether there is nothing for the application to say above the form or instead of it (MT-02, SH-01). */
const isAllWell = async ({ apiUrl }: Environment): Promise<boolean> => {
  try {
    const { status, bannerText } = (await (await fetch(`${apiUrl}/availability`)).json()) as Availability;
    return status === 'UP' && !bannerText;
  } catch {
    return false;
  }
};

/**
 * Resolves when the form that came with the document no longer does alone: the visitor does something, or the server has
 * something to say. The server is asked once the form has been painted; the visitor need not wait for that.
 */
export const reasonToStart = (environment: Environment, painted: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    onFirstEvent(INPUTS, resolve);
    void painted.then(() => isAllWell(environment)).then((well) => well || resolve());
  });
