import { BehaviorSubject } from 'rxjs';
import { PORTAL_VERSION } from '../config/version.ts';
import type { HttpProblem } from '../http/problem.ts';
import { type Owner, readInTime } from '../storage/device-database.ts';
import { createKeptAnswers, type Kept } from '../storage/kept-answers.ts';
import { asksRentedLines, rentedFromKept } from './kept-rented-lines.ts';

interface OwnedState {
  readonly user: { readonly id: string | null };
  readonly corporateClient: { readonly corporateClientUuid: string | null };
}

/** The same for every client of a user, and asked before one is selected. */
const OF_THE_USER = /"id":"(?:listCorporateClients|getProfile|getProductTranslations)"/;

/** Who asks for something, within which client; null where nobody is signed in. */
export const ownerOf = ({ user, corporateClient }: OwnedState, call: string): Owner | null => {
  if (user.id === null) return null;
  return { user: user.id, client: OF_THE_USER.test(call) ? '' : (corporateClient.corporateClientUuid ?? '') };
};

/** What this device has of the API's answers. */
export const keptAnswers = createKeptAnswers({ version: PORTAL_VERSION });

/** The answers on screen that come from the device, by the key of their call: when the server gave them. */
export const shownKept = new BehaviorSubject<ReadonlyMap<string, number>>(new Map());

export const noteShown = (call: string, at: number | null): void => {
  const next = new Map(shownKept.value);
  if (at === null) next.delete(call);
  else next.set(call, at);
  if (at !== null || shownKept.value.has(call)) shownKept.next(next);
};

const readKept = async (owner: Owner, call: string): Promise<Pick<Kept, 'answer' | 'at'> | null> => {
  const kept = await keptAnswers.read(owner, call);
  return kept || !asksRentedLines(call)
    ? kept
    : rentedFromKept(call, await keptAnswers.readAll(owner, asksRentedLines));
};

/** What the device has kept in the place of an answer that did not come, with the moment it is of; else the problem. */
export async function keptInstead(problem: HttpProblem, call: string, state: unknown) {
  const owner = ownerOf(state as OwnedState, call);
  const kept = owner && (await readInTime(readKept(owner, call)));
  if (!kept) return { error: problem };
  noteShown(call, kept.at);
  return { data: kept.answer, meta: { etag: null, keptAt: kept.at } };
}
