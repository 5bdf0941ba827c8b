import * as z from 'zod/mini';
import { Uuid } from '../core/primitive-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { RoleName } from '../members/schemas.ts';
import { RIGHTS } from '../users/values.ts';
import { ROLE_ACTIONS } from './values.ts';

export const Role = z.object({
  ...RoleName.shape,
  /** The role that an own one began as a copy of; null once that is gone. */
  copiedFromId: z.nullable(Uuid),
  /** In the order of the contract. */
  rights: z.array(z.enum(RIGHTS)),
  /** The people who hold it: invited, active or blocked. */
  memberCount: z.int(),
  actions: z.array(z.enum(ROLE_ACTIONS)),
  version: z.int(),
});
export type Role = z.infer<typeof Role>;

const entered = {
  name: lineOf(60),
  rights: z.array(z.enum(RIGHTS)).check(z.maxLength(RIGHTS.length), z.minLength(1)),
};
export const RoleEdit = z.object(entered);
export type RoleEdit = z.infer<typeof RoleEdit>;

export const NewRole = z.object({ copiedFromId: Uuid, ...entered });
export type NewRole = z.infer<typeof NewRole>;

export const roleSchemas = {
  listRoles: { response: z.object({ items: z.array(Role) }) },
  getRole: { response: Role },
  createRole: { body: NewRole, response: Role },
  putRole: { body: RoleEdit, response: Role },
  deleteRole: {},
};
