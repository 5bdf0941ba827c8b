import { endpointsOf } from '../core/endpoint.ts';
import type { attachmentSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof attachmentSchemas>();

export const createAttachment = /* @__PURE__ */ endpoint('createAttachment', {
  summary: 'Upload a file; it is deleted after a day unless it is attached',
  method: 'POST',
  base: 'main',
  path: '/attachments',
  module: null,
  carries: 'upload',
  status: 201,
  problems: [
    'malformed',
    'validation',
    'picture-too-complex',
    'active-content',
    'heic-picture',
    'too-large',
    'unsupported-media-type',
    'storage-full',
    'too-many-unused-files',
    'request-timeout',
  ],
});

export const getAttachmentContent = /* @__PURE__ */ endpoint('getAttachmentContent', {
  summary: 'Content of a file, as a download',
  method: 'GET',
  base: 'main',
  path: '/attachments/{id}/content',
  module: null,
  carries: 'download',
  uncached: true,
  problems: ['not-found'],
});

export const getAttachmentThumbnail = /* @__PURE__ */ endpoint('getAttachmentThumbnail', {
  summary: 'Thumbnail of a picture',
  method: 'GET',
  base: 'main',
  path: '/attachments/{id}/thumbnail',
  module: null,
  carries: 'download',
  uncached: true,
  problems: ['not-found'],
});
