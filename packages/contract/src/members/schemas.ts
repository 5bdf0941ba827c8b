import * as z from 'zod/mini';
import { EMAIL_MAX } from '../auth/values.ts';
import { EnteredMoney, Money, visibleBy } from '../core/amount-schemas.ts';
import { Instant, LanguageCode, Named, Uuid } from '../core/primitive-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { USER_ACTIONS, USER_STATUSES } from './values.ts';

/** A role by its name; that of a built-in one is English, and the portal translates it. */
export const RoleName = z.object({ ...Named.shape, builtIn: z.boolean() });
export type RoleName = z.infer<typeof RoleName>;

const userHead = {
  id: Uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(USER_STATUSES),
  roles: z.array(RoleName),
  /** Whether one of the roles places orders, which is what an order limit bounds. */
  placesOrders: z.boolean(),
  /** Null: no limit, or not the caller's to see. */
  orderLimit: visibleBy('order-limit', Money),
  /** What was sent last to who has not accepted yet; null too for who manages no users. */
  invitation: z.nullable(z.object({ sentAt: Instant, expiresAt: Instant })),
  /** To the quarter of an hour, while active here; null too for who manages no users. */
  lastSeenAt: z.nullable(Instant),
};

/** Somebody in a list. `projects` is null for who sees all; of the others those count that the caller sees too. */
export const UserSummary = z.object({
  ...userHead,
  projects: z.nullable(z.object({ first: z.nullable(Named), count: z.int() })),
});
export type UserSummary = z.infer<typeof UserSummary>;

/** Somebody within the client. Name, address and language are their own: they are entered with the invitation alone. */
export const User = z.object({
  ...userHead,
  projects: z.nullable(z.array(Named)),
  actions: z.array(z.enum(USER_ACTIONS)),
  version: z.int(),
});
export type User = z.infer<typeof User>;

/** At least one, since nobody can do anything without; the sentence is the one of a field that is left empty. */
const someOf = (max: number) => z.array(Uuid).check(z.maxLength(max), z.minLength(1));

/** What whoever manages users decides about somebody. */
const entered = {
  roleIds: someOf(50),
  /** Null for all projects. */
  projectIds: z.nullable(someOf(1000)),
  orderLimit: z.nullable(EnteredMoney),
};
export const UserEdit = z.object(entered);
export type UserEdit = z.infer<typeof UserEdit>;

export const UserInvitation = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(EMAIL_MAX)),
  firstName: lineOf(100),
  lastName: lineOf(100),
  /** Of the mail, and of the portal until they choose another. */
  language: LanguageCode,
  ...entered,
});
export type UserInvitation = z.infer<typeof UserInvitation>;

export const memberSchemas = {
  listUsers: { item: UserSummary },
  getUser: { response: User },
  inviteUser: { body: UserInvitation, response: User },
  putUser: { body: UserEdit, response: User },
  resendInvitation: { response: User },
  blockUser: { response: User },
  unblockUser: { response: User },
  deactivateUser: { response: User },
};
