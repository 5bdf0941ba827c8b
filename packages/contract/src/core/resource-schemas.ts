import * as z from 'zod/mini';
import { Uuid } from './primitive-schemas.ts';
import { RESOURCES } from './resource.ts';

/** Resource of the client to which something refers. */
export const Subject = z.object({ resource: z.enum(RESOURCES), id: Uuid });
export type Subject = z.infer<typeof Subject>;

/** Subject with its name; null if it was deleted or is not visible to the caller. */
export const NamedSubject = z.object({ ...Subject.shape, name: z.nullable(z.string()) });
export type NamedSubject = z.infer<typeof NamedSubject>;
