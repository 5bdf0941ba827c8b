import * as z from 'zod/mini';
import { Uuid } from './primitive-schemas.ts';
import { RESOURCES } from './resource.ts';

/** One thing of the client that something else is about. */
export const Subject = z.object({ resource: z.enum(RESOURCES), id: Uuid });
export type Subject = z.infer<typeof Subject>;

/** The same with its name; null where it is gone, or out of the caller's sight. */
export const NamedSubject = z.object({ ...Subject.shape, name: z.nullable(z.string()) });
export type NamedSubject = z.infer<typeof NamedSubject>;
