import { listIdleMachines, MACHINE_USES, type MachineUse } from '@hireyard/contract';
import { callOf } from '../../api/calls.ts';
import type { FirstReads } from '../../api/first-reads.ts';
import { pageInAddress } from '../../lists/page-in-address.ts';

/** Machines on one page. */
export const SIZE = 25;

export const shownUse = (text: string | null | undefined): MachineUse =>
  MACHINE_USES.find((one) => one === text) ?? 'idle';

/** State of the page in the address. */
export const shownIn = (search: URLSearchParams) => ({
  use: shownUse(search.get('use')),
  page: pageInAddress.parse(search.get('page')),
});
export const queryOf = ({ use, page }: ReturnType<typeof shownIn>) => ({ page, size: SIZE, use: [use] });

export const idleMachines: FirstReads = ({ search }) => [callOf(listIdleMachines, { query: queryOf(shownIn(search)) })];
