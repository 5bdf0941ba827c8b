import * as z from 'zod/mini';
import { READING_KINDS } from '../assets/values.ts';
import { Specification } from '../catalogue/schemas.ts';
import { ENERGIES } from '../catalogue/values.ts';
import { ContractLine, DepotRef } from '../contracts/schemas.ts';
import { Instant, LocalDate, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { PAPER_TYPES } from '../documents/values.ts';
import { FUELS } from '../emissions/values.ts';
import { ProductPictureIds } from '../products/schemas.ts';
import { CERTIFICATE_STANDINGS } from './values.ts';

/** Certificate of a machine. A later one with the same title replaces it. */
export const MachineCertificate = z.object({
  number: z.string(),
  /** Subject of the certificate, such as `Yearly inspection`. */
  title: z.nullable(z.string()),
  /** Last day of the certificate; null without an end. */
  until: z.nullable(LocalDate),
  standing: z.enum(CERTIFICATE_STANDINGS),
  /** Null without the right to see documents. */
  documentId: z.nullable(Uuid),
});
export type MachineCertificate = z.infer<typeof MachineCertificate>;

/** Other paper of the machine, or the paper of its contract. */
export const MachinePaper = z.object({
  id: Uuid,
  type: z.enum(PAPER_TYPES),
  number: z.string(),
  title: z.nullable(z.string()),
});
export type MachinePaper = z.infer<typeof MachinePaper>;

/** Machine by its fleet number, with what a worker on the site needs to know (PP-01). */
export const MachinePassport = z.object({
  ...ContractLine.shape,
  /** Address of the contract. */
  address: PostalAddress,
  depot: DepotRef,
  energy: z.enum(ENERGIES),
  specs: z.array(Specification),
  /** Pictures of the product. */
  pictures: ProductPictureIds,
  /** Web address of the operating manual of the product. */
  manualUrl: z.nullable(z.string()),
  /** Web address of the safety sheet of the product. */
  safetySheetUrl: z.nullable(z.string()),
  /** Assumed consumption per engine hour, in liters or kilowatt-hours. */
  consumption: z.nullable(
    z.object({
      fuel: z.enum(FUELS),
      /** Decimal number. */
      perHour: z.string(),
    }),
  ),
  /** Latest reading of each kind. Empty once the machine is back. */
  readings: z.array(
    z.object({
      kind: z.enum(READING_KINDS),
      value: z.number(),
      /** Time of the reading. */
      at: Instant,
    }),
  ),
  /** Certificates in use, first those that end first. */
  certificates: z.array(MachineCertificate),
  /** Empty without the right to see documents. */
  papers: z.array(MachinePaper),
});
export type MachinePassport = z.infer<typeof MachinePassport>;

export const machineSchemas = {
  getMachine: { response: MachinePassport },
  listMachineClients: {
    query: z.strictObject({ opCo: lineOf(10), fleetNumber: lineOf(40) }),
    /** Empty for a machine that no client of the caller has, whether or not it exists. */
    response: z.object({ items: z.array(z.object({ clientUuid: Uuid })) }),
  },
};
