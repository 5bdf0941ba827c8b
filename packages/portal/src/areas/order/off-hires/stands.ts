import type { OffHire } from '@hireyard/contract';

/** Returns true if an off-hire stops the rent. It does not if it was withdrawn, or cancelled after a failed pick-up. */
export const stands = ({ status }: Pick<OffHire, 'status'>): boolean => status !== 'cancelled';
