import * as z from 'zod/mini';
import { Uuid } from '../core/primitive-schemas.ts';
import { PROJECT_STATUSES } from './values.ts';

export const ProjectRef = z.object({ id: Uuid, number: z.string(), name: z.string() });

/** Project that refers to an entity. */
export const ProjectReference = z.object({
  ...ProjectRef.shape,
  status: z.enum(PROJECT_STATUSES),
});
export type ProjectReference = z.infer<typeof ProjectReference>;

/** Projects that refer to an entity: the first ones by name, and the total. */
export const NamingProjects = z.object({ items: z.array(ProjectReference), total: z.int() });
export type NamingProjects = z.infer<typeof NamingProjects>;
