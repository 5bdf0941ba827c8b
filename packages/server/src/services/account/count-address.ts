import { ADDRESS_ATTEMPTS, countAttempt } from '../../auth/attempts.ts';
import { networkOf } from '../../http/network.ts';
import type { Visit } from '../../http/route.ts';

/** Counts an attempt of a visitor like a sign-in. */
export const countAddress = ({ db, visitor, now }: Visit): Promise<void> =>
  countAttempt(db, ADDRESS_ATTEMPTS, networkOf(visitor.address), now);
