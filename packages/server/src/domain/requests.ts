import type { LineAnswer, RequestAction, RequestKind, RequestParty, RequestStatus, Right } from '@hireyard/contract';
import type { CompanyRequestAction } from '@hireyard/contract/backoffice';
import type { LocalDate } from './calendar.ts';
import { canMove, type Lifecycle, REQUEST } from './lifecycle.ts';

/** What of a request decides whose turn it is. */
export interface RequestState {
  readonly kind: RequestKind;
  readonly status: RequestStatus;
  /** Who answers has asked the writer back. */
  readonly askedBack: boolean;
}
/** A request as its people see it. */
export interface OwnedRequest extends RequestState {
  readonly writerId: string | null;
  /** The last day on which what was proposed can be approved. */
  readonly validTo: LocalDate | null;
}
/** Somebody of the client, and their day. */
export interface RequestUser {
  readonly userId: string;
  readonly rights: ReadonlySet<Right>;
  readonly today: LocalDate;
}

/** Who answers: equipment is the client's own affair, all else goes to the rental company (DOM-29). */
export const answererOf = (kind: RequestKind): 'handlers' | 'company' =>
  kind === 'equipment' ? 'handlers' : 'company';

/** The states in which who answers can ask back: the request has been sent and is not answered. */
export const isOpen = (status: RequestStatus): boolean => status === 'submitted' || status === 'inReview';

/** While a billing request is in one of these, the invoice that it names is disputed (DOM-06). */
export const DISPUTING: readonly RequestStatus[] = ['submitted', 'inReview', 'quoted'];

/**
 * The party that a request waits for; null once nothing is left to do. It is stored with the request: which of its people
 * are meant decides `services/request/waiting.ts`.
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

/** Who makes each move. What was proposed is the writer's to decide; whoever handles requests may cancel one too. */
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

/** What somebody is to a request. */
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

/** The lifecycle with the moves that these parties may make, and no others (DOM-04). */
export function movesOf(kind: RequestKind, parties: Parties): Lifecycle<RequestStatus> {
  const makes = (mover: Mover) => parties.has(mover === 'answerer' ? answererOf(kind) : mover);
  const entries = Object.entries(REQUEST).map(([from, targets]) => [
    from,
    targets.filter((to) => MOVERS[from as RequestStatus][to]?.some(makes) ?? false),
  ]);
  return Object.fromEntries(entries) as unknown as Lifecycle<RequestStatus>;
}

/** The moves that a user may make today: what was proposed can be approved while it is valid. */
export function movesBy(request: OwnedRequest, user: RequestUser): Lifecycle<RequestStatus> {
  const moves = movesOf(request.kind, partiesOf(request, user));
  const isExpired = request.validTo !== null && request.validTo < user.today;
  return isExpired ? { ...moves, quoted: moves.quoted.filter((to) => to !== 'approved') } : moves;
}

/** The action that makes each move. */
export const ACTION_TO: Readonly<Record<Exclude<RequestStatus, 'draft'>, RequestAction>> = {
  submitted: 'submit',
  inReview: 'review',
  quoted: 'quote',
  approved: 'approve',
  rejected: 'reject',
  fulfilled: 'fulfil',
  cancelled: 'cancel',
};

/** What a user may do now. */
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

/** Whether a user may order what a request needs: it was approved, and a line is to be rented (DOM-04). */
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

/** What the rental company may do now with a request that it answers. */
export function companyActionsOn({ kind, status }: Pick<OwnedRequest, 'kind' | 'status'>): CompanyRequestAction[] {
  const lifecycle = movesOf(kind, THE_COMPANY);
  const moves = (Object.keys(ACTION_TO) as (keyof typeof ACTION_TO)[]).filter((to) => canMove(lifecycle, status, to));
  return [
    ...moves.map((to) => ACTION_TO[to] as CompanyRequestAction),
    ...(status === 'draft' ? [] : (['comment'] as const)),
    ...(isOpen(status) ? (['askBack'] as const) : []),
  ];
}

/** Whether the writer is asked back after a comment. Their own answers, anyone else's leaves it as it is. */
export function askedBackAfter(
  { status, askedBack, writerId }: OwnedRequest,
  comment: { readonly by: string | null; readonly asksBack: boolean },
): boolean {
  if (!isOpen(status)) return false;
  if (comment.asksBack) return true;
  return comment.by === writerId ? false : askedBack;
}
