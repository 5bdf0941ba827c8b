import * as z from 'zod/mini';
import { Module } from './corporate-client.ts';
import { endpoint } from './endpoint.ts';
import { Language, Uuid } from './primitives.ts';
import { Right } from './rights.ts';

export const getRights = endpoint({
  id: 'getRights',
  summary: "The caller's rights within the client",
  method: 'GET',
  base: 'usermgmt',
  path: '/rights',
  response: z.object({ rights: z.array(Right) }),
});

/** The signed-in user. `version` is the number that `If-Match` carries back on an edit. */
export const Profile = z.object({
  id: Uuid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** E.164, or null. */
  phone: z.nullable(z.string()),
  preferredLanguageCode: Language,
  version: z.int(),
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = endpoint({
  id: 'getProfile',
  summary: 'The signed-in user',
  method: 'GET',
  base: 'usermgmt',
  path: '/profile',
  access: 'token',
  response: Profile,
});

const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

export const ProfileEdit = z.object({
  firstName: personName,
  lastName: personName,
  phone: z.nullable(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))),
  preferredLanguageCode: Language,
});
export type ProfileEdit = z.infer<typeof ProfileEdit>;

export const putProfile = endpoint({
  id: 'putProfile',
  summary: 'Edit the signed-in user',
  method: 'PUT',
  base: 'usermgmt',
  path: '/profile',
  access: 'token',
  ifMatch: true,
  body: ProfileEdit,
  response: Profile,
});

/** The query of getModules: the client whose modules are asked for. */
export const getModules = endpoint({
  id: 'getModules',
  summary: 'The modules that are active for a client of the user',
  method: 'GET',
  base: 'usermgmt',
  path: '/users/{userId}/modules',
  access: 'token',
  params: z.object({ userId: z.string() }),
  query: z.strictObject({ clientUuid: Uuid }),
  response: z.object({ modules: z.array(Module) }),
  problems: ['not-found'],
});
