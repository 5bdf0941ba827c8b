import type { ContractLine } from '@hireyard/contract';

/** Returns whether a list shows prices: the server decides by omitting all of them (DOM-10). */
export const hasRates = (lines: readonly Pick<ContractLine, 'rate'>[]): boolean =>
  lines.length === 0 || lines.some(({ rate }) => rate !== null);
