import type { UploadedFile } from '../../internal/uploaded-file.ts';

/** Attached file. During an upload and after a failed one, it has the states of a `FileUpload`. */
export interface Attachment extends Omit<UploadedFile, 'state'> {
  /** Defaults to `done`. */
  readonly state?: UploadedFile['state'] | undefined;
  /** Accessible name of the link or button of the file. Defaults to the locale’s “Download {name}”. */
  readonly label?: string | undefined;
  /** URL of the file. Without it, only `onDownload` can download it. */
  readonly href?: string | undefined;
  /** Thumbnail with its alternative text. */
  readonly thumbnail?: { readonly src: string; readonly alt: string } | undefined;
  /** Name of the user who added the file. */
  readonly addedBy?: string | undefined;
  /** Instant of the upload in ISO 8601. */
  readonly addedAt?: string | undefined;
}

export type AttachmentKind = 'image' | 'film' | 'sheet' | 'archive' | 'file';

const KINDS: [AttachmentKind, RegExp][] = [
  ['image', /^(avif|gif|heic|heif|jpe?g|png|svg|webp)$/i],
  ['film', /^(avi|m4v|mov|mp4|webm)$/i],
  ['sheet', /^(csv|ods|xlsx?)$/i],
  ['archive', /^(7z|gz|rar|tar|zip)$/i],
];

/** Extension of a file name as a label: "PDF". Empty without an extension. */
export function typeOf(name: string): string {
  const ending = /[^.]\.([\p{Letter}\p{Number}]{1,5})$/u.exec(name)?.[1] ?? '';
  return ending.toUpperCase();
}

/** Kind of icon shown without a thumbnail. */
export const kindOf = (name: string): AttachmentKind => {
  const type = typeOf(name);
  return KINDS.find(([, endings]) => endings.test(type))?.[0] ?? 'file';
};
