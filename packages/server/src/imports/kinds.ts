import type { ImportKind } from '@hireyard/contract/backoffice';
import { depots } from './depots.ts';
import { type AnyKind, kindOf } from './kind.ts';

/** Every kind of rows that the company's systems write, each after the rows it refers to. */
export const KINDS: { readonly [K in ImportKind]: AnyKind } = {
  depots: kindOf(depots),
};
