import type { ContractLine } from '@hireyard/contract';

/** Whether a list has a price to show: the server's word wins where it sent none at all (DOM-10). */
export const hasRates = (lines: readonly Pick<ContractLine, 'rate'>[]): boolean =>
  lines.length === 0 || lines.some(({ rate }) => rate !== null);
