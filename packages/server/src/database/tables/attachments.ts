import type { AttachmentType, Resource } from '@hireyard/contract';
import type { Generated } from 'kysely';
import type { Audit, Timestamp } from './column-types.ts';

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
  /** An object of the file store. */
  stored_object: {
    key: string;
    /** Time from which no row names it any more. */
    delete_after: Timestamp | null;
  };
  attachment_file: {
    attachment_id: string;
    client_id: number;
    /** Null for a file in the file store. */
    content: Uint8Array | null;
    content_key: Generated<string | null>;
    thumbnail: Uint8Array | null;
    thumbnail_key: Generated<string | null>;
  };
}
