import { playOnce } from '../simulator/simulator.ts';
import type { Job } from './job.ts';

/** Plays the rental company (DOM-24). */
export const simulatorJob: Job = {
  name: 'simulator',
  every: 2_000,
  lock: 'rows',
  isNeeded: ({ simulator }) => simulator !== null,
  run: ({ db }, now) => playOnce(db, now),
};
