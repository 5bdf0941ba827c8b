import { inEnglish } from '../../internal/in-english.ts';
import { sizesOf } from '../../internal/numbers.ts';

const files = (count: number) => `${inEnglish(count)} ${count === 1 ? 'file' : 'files'}`;

export const fileUploadText = {
  choose: 'Choose files',
  /** Opens the camera of a phone or tablet. */
  takePhoto: 'Take photo',
  drop: 'or drop them here',
  files: 'Files',
  /** Formats a size in bytes for display. */
  size: sizesOf('en-US'),
  rules: (types: string, size: string, count: number) =>
    count === 1 ? `${types} · up to ${size}` : `${types} · up to ${size} each · up to ${files(count)}`,
  progress: (percent: number) => `Uploading, ${inEnglish(percent)}%`,
  done: 'Uploaded',
  failed: 'Not uploaded',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Upload ${name} again`,
  wrongType: (name: string, types: string) => `${name} isn’t an accepted file type. Use ${types}.`,
  tooLarge: (name: string, size: string) => `${name} is larger than ${size}.`,
  empty: (name: string) => `${name} is empty.`,
  tooMany: (name: string, count: number) => `${name} can’t be added: up to ${files(count)}.`,
};
