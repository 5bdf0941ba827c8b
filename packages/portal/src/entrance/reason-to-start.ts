import type { Availability } from '@hireyard/contract';
import type { Environment } from '../config/environment.ts';

/** What a visitor, a password manager or a screen reader does first; a tab may also come to the front. */
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'input', 'click', 'submit', 'visibilitychange'] as const;

const firstInput = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      for (const type of INPUTS) removeEventListener(type, done, true);
      resolve();
    };
    for (const type of INPUTS) addEventListener(type, done, true);
  });

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
 * something to say.
 */
export const reasonToStart = (environment: Environment): Promise<void> =>
  new Promise((resolve) => {
    void firstInput().then(resolve);
    void isAllWell(environment).then((well) => well || resolve());
  });
