import type { CertificateStanding } from '@hireyard/contract';
import type { LocalDate } from './calendar.ts';
import { inspectionStanding } from './inspection.ts';

/** Returns the standing of a certificate by its last day. It is warned of as early as of an inspection. */
export function certificateStanding(until: LocalDate | null, today: LocalDate): CertificateStanding {
  const standing = inspectionStanding(until, today);
  if (standing === 'overdue') return 'ended';
  return standing === 'due' ? 'ending' : 'valid';
}
