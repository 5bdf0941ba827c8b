import type { OffHire } from '@hireyard/contract';

/** Whether rent stops by it: it was not withdrawn, nor are its machines on rent again after a pick-up that failed. */
export const stands = ({ status }: Pick<OffHire, 'status'>): boolean => status !== 'cancelled';
