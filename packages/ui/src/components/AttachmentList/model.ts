import type { UploadedFile } from '../../internal/uploaded-file.ts';

/** A file of something; while it is sent, or where that failed, as in a `FileUpload`. */
export interface Attachment extends Omit<UploadedFile, 'state'> {
  /** `done` without it. */
  readonly state?: UploadedFile['state'];
  /** Where it is. Without it, it can only be downloaded by `onDownload`. */
  readonly href?: string;
  /** A small picture of it, and what is on it. */
  readonly thumbnail?: { readonly src: string; readonly alt: string };
  /** Who added it. */
  readonly addedBy?: string;
  /** When, an ISO 8601 instant. */
  readonly addedAt?: string;
}

export type AttachmentKind = 'image' | 'film' | 'sheet' | 'archive' | 'file';

const KINDS: [AttachmentKind, RegExp][] = [
  ['image', /^(avif|gif|heic|heif|jpe?g|png|svg|webp)$/i],
  ['film', /^(avi|m4v|mov|mp4|webm)$/i],
  ['sheet', /^(csv|ods|xlsx?)$/i],
  ['archive', /^(7z|gz|rar|tar|zip)$/i],
];

/** The ending of a file's name, as its type for people: "PDF"; empty where it has none. */
export function typeOf(name: string): string {
  const ending = /[^.]\.([\p{Letter}\p{Number}]{1,5})$/u.exec(name)?.[1] ?? '';
  return ending.toUpperCase();
}

/** What it is shown as where there is no small picture of it. */
export const kindOf = (name: string): AttachmentKind => {
  const type = typeOf(name);
  return KINDS.find(([, endings]) => endings.test(type))?.[0] ?? 'file';
};
