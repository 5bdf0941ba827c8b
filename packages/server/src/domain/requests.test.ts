import {
  REQUEST_ACTIONS,
  REQUEST_KINDS,
  REQUEST_PARTIES,
  REQUEST_STATUSES,
  type RequestParty,
  type RequestStatus,
  type Right,
} from '@hireyard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, IllegalMove, REQUEST } from './lifecycle.ts';
import {
  ACTION_TO,
  actionsOn,
  answererOf,
  askedBackAfter,
  mayOrder,
  moversOf,
  movesBy,
  movesOf,
  type OwnedRequest,
  partiesOf,
  THE_COMPANY,
  waitsFor,
} from './requests.ts';

const WRITER = 'writer';
const HANDLER = 'handler';
const OTHER = 'other';
const people = fc.constantFrom(WRITER, HANDLER, OTHER);
const request: fc.Arbitrary<OwnedRequest> = fc.record({
  kind: fc.constantFrom(...REQUEST_KINDS),
  status: fc.constantFrom(...REQUEST_STATUSES),
  askedBack: fc.boolean(),
  writerId: fc.constant(WRITER),
  validTo: fc.constantFrom(null, '2026-11-19', '2026-11-20'),
});
const TODAY = '2026-11-20';
const user = fc.record({
  today: fc.constant(TODAY),
  userId: people,
  rights: fc.subarray<Right>(['request-create', 'request-handle']).map((rights) => new Set(rights)),
});
const FINAL: readonly RequestStatus[] = ['rejected', 'fulfilled', 'cancelled'];

describe('who answers', () => {
  it('[DOM-29] is the client’s own people for equipment, and the rental company for all else', () => {
    expect(REQUEST_KINDS.filter((kind) => answererOf(kind) === 'handlers')).toEqual(['equipment']);
    expect(REQUEST_KINDS.filter((kind) => answererOf(kind) === 'company')).toHaveLength(REQUEST_KINDS.length - 1);
  });

  it('[DOM-29] nobody of the client answers what the rental company answers', () => {
    const answers: RequestStatus[] = ['inReview', 'quoted', 'fulfilled'];
    fc.assert(
      fc.property(request, user, (one, by) => {
        const moves = movesOf(one.kind, partiesOf(one, by));
        const theirs = answers.filter((to) => canMove(moves, one.status, to));
        if (answererOf(one.kind) === 'company') expect(theirs).toEqual([]);
        else if (!by.rights.has('request-handle')) expect(theirs).toEqual([]);
      }),
    );
  });
});

describe('the moves', () => {
  it('[DOM-04] each is somebody’s, and nobody makes one that the lifecycle does not list', () => {
    for (const kind of REQUEST_KINDS) {
      const all = movesOf(kind, new Set(REQUEST_PARTIES));
      expect(all).toEqual(REQUEST);
      expect(Object.values(movesOf(kind, new Set())).flat()).toEqual([]);
      const company = Object.values(movesOf(kind, THE_COMPANY)).flat();
      expect(company.length > 0).toBe(answererOf(kind) === 'company');
    }
  });

  it('[DOM-04] what was proposed is for its writer to decide', () => {
    for (const kind of REQUEST_KINDS) {
      const byWriter = movesOf(kind, new Set<RequestParty>(['writer'])).quoted;
      expect(byWriter).toEqual(['approved', 'rejected', 'cancelled']);
      const byOthers = movesOf(kind, new Set<RequestParty>(['handlers', 'company'])).quoted;
      expect(byOthers).toEqual(['cancelled']);
    }
  });

  it('[DOM-04] what was proposed can be approved to its last day, and be rejected after', () => {
    fc.assert(
      fc.property(request, (one) => {
        const writer = { userId: WRITER, rights: new Set<Right>(['request-create']), today: TODAY };
        const moves = movesBy({ ...one, status: 'quoted' }, writer).quoted;
        expect(moves.includes('approved')).toBe(one.validTo === null || one.validTo >= TODAY);
        expect(moves).toContain('rejected');
      }),
    );
  });

  it('[DOM-04] its writer can cancel it from the day it is sent until it is answered for good', () => {
    fc.assert(
      fc.property(request, (one) => {
        const moves = movesOf(one.kind, new Set<RequestParty>(['writer']));
        const open = one.status !== 'draft' && !FINAL.includes(one.status);
        expect(canMove(moves, one.status, 'cancelled')).toBe(open);
      }),
    );
  });
});

describe('whom it waits for', () => {
  it('[DOM-04] is somebody until it is over, and always somebody who can move it on or answer', () => {
    fc.assert(
      fc.property(request, (one) => {
        const party = waitsFor(one);
        expect(party === null).toBe(FINAL.includes(one.status));
        if (party === null || one.askedBack) return;
        const forward = movesOf(one.kind, new Set([party]))[one.status].filter((to) => to !== 'cancelled');
        expect(forward.length).toBeGreaterThan(0);
      }),
    );
  });

  it('[DOM-04] is one side alone: the writer, or who answers', () => {
    fc.assert(
      fc.property(request, (one) => {
        const party = waitsFor(one);
        expect([null, 'writer', answererOf(one.kind)]).toContain(party);
        if (one.status === 'submitted' || one.status === 'inReview')
          expect(party).toBe(one.askedBack ? 'writer' : answererOf(one.kind));
      }),
    );
  });
});

describe('a comment', () => {
  it('[DOM-04] that asks back hands the waiting to the writer, whose answer hands it back', () => {
    fc.assert(
      fc.property(request, (one) => {
        const asked = { ...one, askedBack: askedBackAfter(one, { by: HANDLER, asksBack: true }) };
        const open = one.status === 'submitted' || one.status === 'inReview';
        expect(asked.askedBack).toBe(open);
        if (open) expect(waitsFor(asked)).toBe('writer');
        const kept = askedBackAfter(asked, { by: OTHER, asksBack: false });
        expect(kept).toBe(open);
        const answered = { ...asked, askedBack: askedBackAfter(asked, { by: WRITER, asksBack: false }) };
        if (open) expect(waitsFor(answered)).toBe(answererOf(one.kind));
      }),
    );
  });
});

describe('actions', () => {
  it('[DOM-04] are moves of the lifecycle, one’s own draft to edit or delete, and comments once it is sent', () => {
    fc.assert(
      fc.property(request, user, (one, by) => {
        const actions = actionsOn(one, by);
        if (!by.rights.has('request-create')) {
          expect(actions).toEqual([]);
          return;
        }
        for (const action of actions) expect(REQUEST_ACTIONS).toContain(action);
        const isOwnDraft = one.status === 'draft' && by.userId === WRITER;
        expect([actions.includes('edit'), actions.includes('delete')]).toEqual([isOwnDraft, isOwnDraft]);
        expect(actions.includes('comment')).toBe(one.status !== 'draft');
        const moves = movesBy(one, by)[one.status];
        expect(actions.filter((action) => Object.values(ACTION_TO).includes(action)).toSorted()).toEqual(
          moves.map((to) => ACTION_TO[to as Exclude<RequestStatus, 'draft'>]).toSorted(),
        );
      }),
    );
  });
});

it('[DOM-04] lets those order who handle requests, once equipment was approved with a line to be rented', () => {
  const request = { kind: 'equipment', status: 'approved' } as const;
  const rights = new Set<Right>(['request-handle', 'order-create']);
  expect(mayOrder(request, { rights }, ['ownAsset', 'rental'])).toBe(true);
  expect(mayOrder(request, { rights }, ['ownAsset', 'none', null])).toBe(false);
  for (const kind of REQUEST_KINDS)
    expect(mayOrder({ ...request, kind }, { rights }, ['rental']), kind).toBe(kind === 'equipment');
  for (const status of REQUEST_STATUSES)
    expect(mayOrder({ ...request, status }, { rights }, ['rental']), status).toBe(status === 'approved');
  for (const right of rights) expect(mayOrder(request, { rights: new Set([right]) }, ['rental']), right).toBe(false);
});

it('[DOM-04] [DOM-29] each transition has those who make it: whoever answers the kind, and the writer of a proposal', () => {
  for (const kind of REQUEST_KINDS)
    for (const from of REQUEST_STATUSES)
      for (const to of REQUEST[from]) expect(moversOf(kind, from, to).length, `${from} ${to}`).toBeGreaterThan(0);
  expect(moversOf('equipment', 'inReview', 'approved')).toEqual(['handlers']);
  expect(moversOf('quote', 'inReview', 'quoted')).toEqual(['company']);
  expect(moversOf('quote', 'quoted', 'approved')).toEqual(['writer']);
  expect(() => moversOf('quote', 'draft', 'approved')).toThrow(IllegalMove);
});
