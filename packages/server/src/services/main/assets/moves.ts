import type { AssetAction, AssetRowStatus, AssetStatus } from '@hireyard/contract';
import type { LocalDate } from '../../../domain/calendar.ts';
import { ASSET, type Lifecycle } from '../../../domain/lifecycle.ts';
import type { ClientScope } from '../../../http/route.ts';
import { type AssetRow, standingOf } from './rows.ts';

interface Move {
  readonly to: AssetStatus;
  /** Start states. Default: all states that the state machine allows. */
  readonly from?: readonly AssetStatus[];
  /** True if the asset leaves its project, so that a user confined to projects would no longer see it. */
  readonly leaves?: true;
}

/** Several transitions lead to `available`, each from a state of its own. */
export const MOVES = {
  assign: { to: 'assigned' },
  release: { to: 'available', from: ['assigned'], leaves: true },
  reportDefect: { to: 'defective' },
  startMaintenance: { to: 'inMaintenance', leaves: true },
  endMaintenance: { to: 'available', from: ['inMaintenance'], leaves: true },
  reportLost: { to: 'lost' },
  reportFound: { to: 'available', from: ['lost'], leaves: true },
  retire: { to: 'retired', leaves: true },
} as const satisfies Partial<Record<AssetAction, Move>>;
export type AssetMove = keyof typeof MOVES;

/** Rented assets change only through their contract. */
const ROWS: Lifecycle<AssetRowStatus> = { ...ASSET, planned: [], onRent: [], offHireRequested: [], offHired: [] };

/** Returns the state machine of one transition. States from which it may not start do not lead to its target. */
export function lifecycleOf(name: AssetMove): Lifecycle<AssetRowStatus> {
  const { to, from }: Move = MOVES[name];
  const reachable = (state: string, targets: readonly AssetRowStatus[]) =>
    from && !(from as readonly string[]).includes(state) ? targets.filter((target) => target !== to) : targets;
  const entries = Object.entries(ROWS).map(([state, targets]) => [state, reachable(state, targets)]);
  return Object.fromEntries(entries) as Lifecycle<AssetRowStatus>;
}
const LIFECYCLES = Object.fromEntries(
  (Object.keys(MOVES) as AssetMove[]).map((name) => [name, lifecycleOf(name)]),
) as Record<AssetMove, Lifecycle<AssetRowStatus>>;

/** True if an asset is writable: owned by the client, and not retired. */
export const isOpen = ({ ownership, status }: Pick<AssetRow, 'ownership' | 'status'>): boolean =>
  ownership === 'owned' && status !== 'retired';

/** Returns the transitions that the caller may perform now. */
export function actionsOn(row: AssetRow, today: LocalDate, { rights, projects }: ClientScope): AssetAction[] {
  if (!rights.has('asset-manage') || !isOpen(row)) return [];
  const isBlocked = standingOf(row, today) === 'overdue';
  const moves = (Object.keys(MOVES) as AssetMove[]).filter((name) => {
    const { to, leaves }: Move = MOVES[name];
    if (leaves && projects !== 'all') return false;
    return LIFECYCLES[name][row.status].includes(to) && !(name === 'assign' && isBlocked);
  });
  return ['edit', ...moves, 'planInspection', 'recordInspection', 'addReading', 'addFiles'];
}
