import { endpointsOf } from '../core/endpoint.ts';
import type { accountSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof accountSchemas>();

export const requestPasswordReset = /* @__PURE__ */ endpoint('requestPasswordReset', {
  summary: 'Mail a link to set a new password; the response does not reveal whether the address exists',
  method: 'POST',
  base: 'main',
  path: '/public/profiles/password',
  module: null,
  access: 'public',
  status: 204,
  problems: ['too-many-requests'],
});

/**
 * Read by POST, so that the secret is in no address. Not idempotent: a stored answer would contain the address.
 */
export const readPasswordLink = /* @__PURE__ */ endpoint('readPasswordLink', {
  summary: 'E-mail address that a mailed link sets a password for, for password managers; the link stays valid',
  method: 'POST',
  base: 'main',
  path: '/public/profiles/password/link',
  module: null,
  access: 'public',
  idempotent: false,
  uncached: true,
  problems: ['link-expired', 'too-many-requests'],
});

export const resetPassword = /* @__PURE__ */ endpoint('resetPassword', {
  summary: 'Set a new password with the secret of a mailed link; ends all sessions of the user',
  method: 'POST',
  base: 'main',
  path: '/public/profiles/password/reset',
  module: null,
  access: 'public',
  problems: ['link-expired', 'too-many-requests'],
});

export const acceptInvitation = /* @__PURE__ */ endpoint('acceptInvitation', {
  summary: 'Accept an invitation with a password; activates the user',
  method: 'POST',
  base: 'main',
  path: '/public/invitations/accept',
  module: null,
  access: 'public',
  problems: ['link-expired', 'too-many-requests'],
});

/** Not idempotent: a stored digest would contain the passwords, and failed attempts must be counted. */
export const changePassword = /* @__PURE__ */ endpoint('changePassword', {
  summary: 'Change the password of the signed-in user; ends all other sessions',
  method: 'PUT',
  base: 'usermgmt',
  path: '/profile/password',
  module: null,
  access: 'token',
  idempotent: false,
  status: 204,
  problems: ['too-many-requests'],
});
