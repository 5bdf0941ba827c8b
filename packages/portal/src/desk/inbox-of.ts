import type { DeskAccount } from '@hireyard/contract/desk';

/** Returns the address of the inbox as it begins for a person: with the entries of the depot, if any. */
export const inboxOf = ({ depot }: Pick<DeskAccount, 'depot'>): string =>
  depot === null ? '/desk' : `/desk?depot=${depot.id}`;
