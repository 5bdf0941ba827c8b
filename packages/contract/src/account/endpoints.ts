import { endpointsOf } from '../core/endpoint.ts';
import type { accountSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof accountSchemas>();

export const requestPasswordReset = /* @__PURE__ */ endpoint('requestPasswordReset', {
  summary: 'Mail a link to set a new password; answers the same for an unknown address, in the same time',
  method: 'POST',
  base: 'main',
  path: '/public/profiles/password',
  module: null,
  access: 'public',
  status: 204,
  problems: ['too-many-requests'],
});

export const resetPassword = /* @__PURE__ */ endpoint('resetPassword', {
  summary: 'Set a new password by the link of a mail, which ends all sessions of the user',
  method: 'POST',
  base: 'main',
  path: '/public/profiles/password/reset',
  module: null,
  access: 'public',
  problems: ['link-expired', 'too-many-requests'],
});

export const acceptInvitation = /* @__PURE__ */ endpoint('acceptInvitation', {
  summary: 'Choose a password by the link of an invitation, which makes the user active',
  method: 'POST',
  base: 'main',
  path: '/public/invitations/accept',
  module: null,
  access: 'public',
  problems: ['link-expired', 'too-many-requests'],
});

/** Takes no idempotency key: a digest of its passwords must not be kept, and failures have to be counted. */
export const changePassword = /* @__PURE__ */ endpoint('changePassword', {
  summary: 'Change the password of the signed-in user, which ends their other sessions',
  method: 'PUT',
  base: 'usermgmt',
  path: '/profile/password',
  module: null,
  access: 'token',
  idempotent: false,
  status: 204,
  problems: ['too-many-requests'],
});
