import * as z from 'zod/mini';
import { ContractLine } from '../contracts/schemas.ts';
import { repeated } from '../core/list-schemas.ts';
import { LocalDate, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { CallOffRules } from './schemas.ts';

/** Contract line with the place of its machines: one off-hire covers one depot and one address. */
export const RentedMachine = z.object({
  ...ContractLine.shape,
  address: PostalAddress,
  /** First day on which the depot has promised the machines elsewhere, or null. */
  promisedFrom: z.nullable(LocalDate),
  /** Last day of its project; null without one. */
  projectTo: z.nullable(LocalDate),
});
export type RentedMachine = z.infer<typeof RentedMachine>;

/** Contract lines, and the rules for off-hires and extensions at each of their depots. */
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
