import type { DeskAccount, DeskRight } from '@hireyard/contract/desk';
import { createContext, useContext } from 'react';

/** The signed-in person of the rental company. Set for every page of the desk. */
export const DeskAccountContext = createContext<DeskAccount | null>(null);

export function useDeskAccount(): DeskAccount {
  const account = useContext(DeskAccountContext);
  if (!account) throw new TypeError('A page of the desk is shown within its frame alone.');
  return account;
}

export const useDeskRight = (right: DeskRight): boolean => useDeskAccount().rights.includes(right);
