import { randomKey } from '../../../http/idempotency-key.ts';
import { deviceStorage } from '../../../storage/storage.ts';
import { STORAGE_KEYS } from '../../../storage/storage-keys.ts';
import { emptyValues, type OrderValues } from './order-values.ts';

/** An order as it was typed, and the key of what was sent of it, so that it is one order after a reload too. */
interface Draft {
  readonly values?: Partial<OrderValues>;
  readonly sent?: { readonly asked: string; readonly key: string };
}
type Drafts = Readonly<Record<string, Draft | undefined>>;

/** Whose draft it is: everyone has one at each client. */
export interface Owner {
  readonly userId: string;
  readonly clientUuid: string;
}
const nameOf = ({ userId, clientUuid }: Owner) => `${userId} ${clientUuid}`;

function readAll(): Drafts {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(STORAGE_KEYS.orderDrafts) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Drafts) : {};
  } catch {
    return {};
  }
}
const write = (owner: Owner, draft: Draft | undefined) =>
  deviceStorage.setItem(STORAGE_KEYS.orderDrafts, JSON.stringify({ ...readAll(), [nameOf(owner)]: draft }));

/** What was typed last; null where there is nothing worth keeping. */
export function readDraft(owner: Owner): OrderValues | null {
  const values = readAll()[nameOf(owner)]?.values;
  return values && Array.isArray(values.lines) ? { ...emptyValues(), ...values } : null;
}

export const keepDraft = (owner: Owner, values: OrderValues): void =>
  write(owner, { ...readAll()[nameOf(owner)], values });

export const dropDraft = (owner: Owner): void => write(owner, undefined);

/** The key of an order that is sent: the same again for the same order, as long as its draft is kept. */
export function keyOfDraft(owner: Owner, asked: string): string {
  const draft = readAll()[nameOf(owner)];
  if (draft?.sent?.asked === asked) return draft.sent.key;
  const key = randomKey();
  write(owner, { ...draft, sent: { asked, key } });
  return key;
}
