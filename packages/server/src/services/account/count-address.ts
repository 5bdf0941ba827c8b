import { ADDRESS_ATTEMPTS, countAttempt } from '../../auth/attempts.ts';
import { networkOf } from '../../http/network.ts';
import type { Visit } from '../../http/route.ts';

/** Counts what a visitor tries, as a sign-in does. */
export const countAddress = ({ db, visitor, now }: Visit): Promise<void> =>
  countAttempt(db, ADDRESS_ATTEMPTS, networkOf(visitor.address), now);
