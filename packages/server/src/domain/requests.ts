import type { LineAnswer, RequestAction, RequestKind, RequestParty, RequestStatus, Right } from '@hireyard/contract';
import type { CompanyRequestAction } from '@hireyard/contract/backoffice';
import type { LocalDate } from './calendar.ts';
import { canMove, type Lifecycle, move, REQUEST } from './lifecycle.ts';

/** Fields of a request that determine its turn. */
export interface RequestState {
  readonly kind: RequestKind;
  readonly status: RequestStatus;
  /** True while the request waits for its writer to answer a question. */
  readonly askedBack: boolean;
}
export interface OwnedRequest extends RequestState {
  readonly writerId: string | null;
  /** Last day on which the proposal can be approved. */
  readonly validTo: LocalDate | null;
}
/** User of the client, with their local date. */
export interface RequestUser {
  readonly userId: string;
  readonly rights: ReadonlySet<Right>;
  readonly today: LocalDate;
}

/** Returns the answering party: the client itself for equipment, otherwise the rental company (DOM-29). */
export const answererOf = (kind: RequestKind): 'handlers' | 'company' =>
  kind === 'equipment' ? 'handlers' : 'company';

/** Returns true for sent and unanswered requests, which can be returned to the writer with a question. */
export const isOpen = (status: RequestStatus): boolean => status === 'submitted' || status === 'inReview';

/** States of a billing request in which its invoice is disputed (DOM-06). */
export const DISPUTING: readonly RequestStatus[] = ['submitted', 'inReview', 'quoted'];

/**
 * Returns the party that a request waits for; null if nothing is left to do. Stored with the request;
 * `services/request/waiting.ts` decides on the users.
 */
export function waitsFor({ kind, status, askedBack }: RequestState): RequestParty | null {
  switch (status) {
    case 'draft':
    case 'quoted':
      return 'writer';
    case 'submitted':
    case 'inReview':
      return askedBack ? 'writer' : answererOf(kind);
    case 'approved':
      return answererOf(kind);
    default:
      return null;
  }
}

type Mover = 'writer' | 'answerer' | 'handlers';

/** Parties of each transition. The writer decides on a proposal; request handlers may cancel as well. */
const MOVERS: { readonly [From in RequestStatus]: { readonly [To in RequestStatus]?: readonly Mover[] } } = {
  draft: { submitted: ['writer'] },
  submitted: { inReview: ['answerer'], cancelled: ['writer', 'handlers'] },
  inReview: {
    quoted: ['answerer'],
    approved: ['answerer'],
    rejected: ['answerer'],
    cancelled: ['writer', 'handlers'],
  },
  quoted: { approved: ['writer'], rejected: ['writer'], cancelled: ['writer', 'handlers'] },
  approved: { fulfilled: ['answerer'], cancelled: ['writer', 'handlers'] },
  rejected: {},
  fulfilled: {},
  cancelled: {},
};

const partyOf = (kind: RequestKind, mover: Mover): RequestParty => (mover === 'answerer' ? answererOf(kind) : mover);

/** Returns the parties that make a transition, the usual one first. Throws `IllegalMove`. */
export const moversOf = (kind: RequestKind, from: RequestStatus, to: RequestStatus): readonly RequestParty[] =>
  (MOVERS[from][move(REQUEST, from, to)] ?? []).map((mover) => partyOf(kind, mover));

/** Roles of a user in a request. */
export type Parties = ReadonlySet<RequestParty>;
export const THE_COMPANY: Parties = new Set(['company']);

export function partiesOf(
  { writerId }: Pick<OwnedRequest, 'writerId'>,
  { userId, rights }: Omit<RequestUser, 'today'>,
): Parties {
  const parties = new Set<RequestParty>();
  if (writerId === userId) parties.add('writer');
  if (rights.has('request-handle')) parties.add('handlers');
  return parties;
}

/** Restricts the lifecycle to the transitions of these parties (DOM-04). */
export function movesOf(kind: RequestKind, parties: Parties): Lifecycle<RequestStatus> {
  const makes = (mover: Mover) => parties.has(partyOf(kind, mover));
  const entries = Object.entries(REQUEST).map(([from, targets]) => [
    from,
    targets.filter((to) => MOVERS[from as RequestStatus][to]?.some(makes) ?? false),
  ]);
  return Object.fromEntries(entries) as unknown as Lifecycle<RequestStatus>;
}

/** Returns the transitions that a user may make today. An expired proposal cannot be approved. */
export function movesBy(request: OwnedRequest, user: RequestUser): Lifecycle<RequestStatus> {
  const moves = movesOf(request.kind, partiesOf(request, user));
  const isExpired = request.validTo !== null && request.validTo < user.today;
  return isExpired ? { ...moves, quoted: moves.quoted.filter((to) => to !== 'approved') } : moves;
}

/** Action of each transition. */
export const ACTION_TO: Readonly<Record<Exclude<RequestStatus, 'draft'>, RequestAction>> = {
  submitted: 'submit',
  inReview: 'review',
  quoted: 'quote',
  approved: 'approve',
  rejected: 'reject',
  fulfilled: 'fulfil',
  cancelled: 'cancel',
};

export function actionsOn(request: OwnedRequest, user: RequestUser): RequestAction[] {
  if (!user.rights.has('request-create')) return [];
  const parties = partiesOf(request, user);
  const { kind, status } = request;
  const lifecycle = movesBy(request, user);
  const moves = (Object.keys(ACTION_TO) as (keyof typeof ACTION_TO)[]).filter((to) => canMove(lifecycle, status, to));
  return [
    ...(status === 'draft' && parties.has('writer') ? (['edit', 'delete'] as const) : []),
    ...moves.map((to) => ACTION_TO[to]),
    ...(status === 'draft' ? [] : (['comment'] as const)),
    ...(isOpen(status) && parties.has(answererOf(kind)) && !parties.has('writer') ? (['askBack'] as const) : []),
  ];
}

/** Returns true if a user may order for a request: it is approved and has a line to rent (DOM-04). */
export const mayOrder = (
  { kind, status }: Pick<OwnedRequest, 'kind' | 'status'>,
  { rights }: Pick<RequestUser, 'rights'>,
  answers: readonly (LineAnswer | null)[],
): boolean =>
  kind === 'equipment' &&
  status === 'approved' &&
  answers.includes('rental') &&
  rights.has('request-handle') &&
  rights.has('order-create');

export function companyActionsOn({ kind, status }: Pick<OwnedRequest, 'kind' | 'status'>): CompanyRequestAction[] {
  const lifecycle = movesOf(kind, THE_COMPANY);
  const moves = (Object.keys(ACTION_TO) as (keyof typeof ACTION_TO)[]).filter((to) => canMove(lifecycle, status, to));
  return [
    ...moves.map((to) => ACTION_TO[to] as CompanyRequestAction),
    ...(status === 'draft' ? [] : (['comment'] as const)),
    ...(isOpen(status) ? (['askBack'] as const) : []),
  ];
}

/**
 * Returns whether the writer still has to answer after a comment. A comment of the writer answers; others change
 * nothing.
 */
export function askedBackAfter(
  { status, askedBack, writerId }: OwnedRequest,
  comment: { readonly by: string | null; readonly asksBack: boolean },
): boolean {
  if (!isOpen(status)) return false;
  if (comment.asksBack) return true;
  return comment.by === writerId ? false : askedBack;
}
