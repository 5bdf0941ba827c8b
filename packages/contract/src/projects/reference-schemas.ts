import * as z from 'zod/mini';
import { Uuid } from '../core/primitive-schemas.ts';
import { PROJECT_STATUSES } from './values.ts';

/** The project that something is on. */
export const ProjectRef = z.object({ id: Uuid, number: z.string(), name: z.string() });

/** A project that names something. */
export const ProjectReference = z.object({
  ...ProjectRef.shape,
  status: z.enum(PROJECT_STATUSES),
});
export type ProjectReference = z.infer<typeof ProjectReference>;

/** The projects that name something: the first by name, and how many there are. */
export const NamingProjects = z.object({ items: z.array(ProjectReference), total: z.int() });
export type NamingProjects = z.infer<typeof NamingProjects>;
