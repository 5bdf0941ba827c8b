import * as z from 'zod/mini';
import { ContractLine } from '../contracts/schemas.ts';
import { repeated } from '../core/list-schemas.ts';
import { LocalDate, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { CallOffRules } from './schemas.ts';

/** A contract line and where its machines stand: one off-hire is for one depot and one address. */
export const RentedMachine = z.object({
  ...ContractLine.shape,
  address: PostalAddress,
  /** The first day on which the depot has promised its machines elsewhere; null where it has not. */
  promisedFrom: z.nullable(LocalDate),
});
export type RentedMachine = z.infer<typeof RentedMachine>;

/** Contract lines, and what calling them off and extending them is held against at each of their depots. */
export const RentedLines = z.object({
  lines: z.array(RentedMachine),
  depots: z.array(z.object({ id: Uuid, rules: CallOffRules })),
});
export type RentedLines = z.infer<typeof RentedLines>;

export const rentedSchemas = {
  getRentedLines: {
    query: z.strictObject({ contract: repeated(Uuid), line: repeated(Uuid) }),
    response: RentedLines,
  },
};
