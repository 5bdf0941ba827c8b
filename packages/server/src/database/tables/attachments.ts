import type { AttachmentType, Resource } from '@hireyard/contract';
import type { Audit } from './column-types.ts';

export interface AttachmentTables {
  /** A file. It belongs to no resource until a write refers to it. */
  attachment: Audit & {
    id: string;
    client_id: number;
    resource: Resource | null;
    resource_id: string | null;
    name: string;
    media_type: AttachmentType;
    /** In bytes. */
    size: number;
    has_thumbnail: boolean;
  };
  attachment_file: {
    attachment_id: string;
    client_id: number;
    content: Uint8Array;
    thumbnail: Uint8Array | null;
  };
}
