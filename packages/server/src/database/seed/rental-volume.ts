import type { Volume } from './companies.ts';
import type { Story } from './rental-lines.ts';

type Deck = Readonly<Record<Story, number>>;
/** Contracts whose lines all share a scenario: number of contracts, and lines per contract. */
interface Whole {
  readonly story: Story;
  readonly contracts: number;
  readonly lines: number;
}

export interface VolumePlan {
  /** Contracts with at least one machine on rent; the lines of `deck` are spread over them. */
  readonly mixedContracts: number;
  readonly deck: Deck;
  readonly whole: readonly Whole[];
}

/** Each status of lines, contracts and off-hires occurs at least twice in every client with rentals. */
export const VOLUMES: Readonly<Record<Exclude<Volume, 'none'>, VolumePlan>> = {
  main: {
    mixedContracts: 38,
    deck: {
      onRent: 70,
      openEnded: 12,
      overdue: 3,
      dueThisWeek: 11,
      overClockChange: 4,
      overNewYear: 6,
      partReturned: 2,
      exchanged: 2,
      offHireRequested: 2,
      offHireConfirmed: 1,
      offHireScheduled: 1,
      collectionFailed: 2,
      planned: 6,
      returned: 4,
      closed: 4,
      cancelled: 2,
    },
    whole: [
      { story: 'planned', contracts: 3, lines: 2 },
      { story: 'offHireConfirmed', contracts: 1, lines: 1 },
      { story: 'offHireScheduled', contracts: 1, lines: 1 },
      { story: 'returned', contracts: 2, lines: 2 },
      { story: 'closed', contracts: 4, lines: 3 },
      { story: 'cancelled', contracts: 2, lines: 1 },
    ],
  },
  handful: {
    mixedContracts: 8,
    deck: {
      onRent: 12,
      openEnded: 2,
      overdue: 2,
      dueThisWeek: 2,
      overClockChange: 2,
      overNewYear: 2,
      partReturned: 2,
      exchanged: 2,
      offHireRequested: 2,
      offHireConfirmed: 1,
      offHireScheduled: 1,
      collectionFailed: 2,
      planned: 2,
      returned: 2,
      closed: 2,
      cancelled: 2,
    },
    whole: [
      { story: 'planned', contracts: 2, lines: 1 },
      { story: 'offHireConfirmed', contracts: 1, lines: 1 },
      { story: 'offHireScheduled', contracts: 1, lines: 1 },
      { story: 'returned', contracts: 2, lines: 1 },
      { story: 'closed', contracts: 2, lines: 2 },
      { story: 'cancelled', contracts: 2, lines: 1 },
    ],
  },
  // 20,000 contracts and 60,000 lines; an exchange and a part return are two lines.
  bulk: {
    mixedContracts: 5_000,
    deck: {
      onRent: 8_800,
      openEnded: 1_500,
      overdue: 240,
      dueThisWeek: 900,
      overClockChange: 300,
      overNewYear: 600,
      partReturned: 200,
      exchanged: 200,
      offHireRequested: 200,
      offHireConfirmed: 200,
      offHireScheduled: 200,
      collectionFailed: 60,
      planned: 700,
      returned: 1_000,
      closed: 1_000,
      cancelled: 300,
    },
    whole: [
      { story: 'planned', contracts: 1_000, lines: 3 },
      { story: 'offHireScheduled', contracts: 200, lines: 2 },
      { story: 'returned', contracts: 1_000, lines: 2 },
      { story: 'closed', contracts: 12_200, lines: 3 },
      { story: 'cancelled', contracts: 600, lines: 2 },
    ],
  },
};
