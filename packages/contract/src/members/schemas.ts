import * as z from 'zod/mini';
import { EnteredMoney, Money, visibleBy } from '../core/amount-schemas.ts';
import { Email, PersonName } from '../core/contact-schemas.ts';
import { Instant, LanguageCode, Named, Uuid } from '../core/primitive-schemas.ts';
import { USER_ACTIONS, USER_STATUSES } from './values.ts';

/** Last invitation of somebody who has not accepted. */
export const SentInvitation = z.object({
  sentAt: Instant,
  expiresAt: Instant,
  /** When its mail was given up: the address takes none. Null while it is on its way, and once it is sent. */
  failedAt: z.nullable(Instant),
});
export type SentInvitation = z.infer<typeof SentInvitation>;

/** Role with its name. Names of built-in roles are English; the portal translates them. */
export const RoleName = z.object({ ...Named.shape, builtIn: z.boolean() });
export type RoleName = z.infer<typeof RoleName>;

const userHead = {
  id: Uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(USER_STATUSES),
  roles: z.array(RoleName),
  /** True if one of the roles may place orders, which the order limit restricts. */
  placesOrders: z.boolean(),
  /** Null without a limit or without the right to see it. */
  orderLimit: visibleBy('order-limit', Money),
  /** Last invitation, if not accepted yet. Null for callers without the right to manage users. */
  invitation: z.nullable(SentInvitation),
  /** Last activity within the client, to a quarter of an hour. Null for callers without the right to manage users. */
  lastSeenAt: z.nullable(Instant),
};

/**
 * User in a list. `projects` is null for access to all projects, else counts the projects that the caller may see as
 * well.
 */
export const UserSummary = z.object({
  ...userHead,
  projects: z.nullable(z.object({ first: z.nullable(Named), count: z.int() })),
});
export type UserSummary = z.infer<typeof UserSummary>;

/**
 * User of the client. Name, address and language belong to the user: administrators set them only in the invitation.
 */
export const User = z.object({
  ...userHead,
  projects: z.nullable(z.array(Named)),
  actions: z.array(z.enum(USER_ACTIONS)),
  version: z.int(),
});
export type User = z.infer<typeof User>;

/**
 * Requires at least one id, because a user without any could do nothing. An empty list is reported as a missing field.
 */
const someOf = (max: number) => z.array(Uuid).check(z.maxLength(max), z.minLength(1));

/** Fields of a user that administrators edit. */
const fields = {
  roleIds: someOf(50),
  /** Null for all projects. */
  projectIds: z.nullable(someOf(1000)),
  orderLimit: z.nullable(EnteredMoney),
};
export const UserEdit = z.object(fields);
export type UserEdit = z.infer<typeof UserEdit>;

export const UserInvitation = z.object({
  email: Email,
  firstName: PersonName,
  lastName: PersonName,
  /** Language of the mail, and of the portal until the user changes it. */
  language: LanguageCode,
  ...fields,
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
