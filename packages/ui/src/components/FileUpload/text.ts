import type { Message } from '../../internal/message.ts';

export const fileUploadText = {
  /** BCP 47 tag for formatting numbers and sizes. */
  locale: 'en-US',
  choose: 'Choose files',
  /** Opens the camera of a phone or tablet. */
  takePhoto: 'Take photo',
  drop: 'or drop them here',
  files: 'Files',
  rules: {
    one: '{types} · up to {size}',
    other: '{types} · up to {size} each · up to {count} files',
  } as Message<'types' | 'size' | 'count'>,
  progress: 'Uploading, {percent}%' as Message<'percent'>,
  done: 'Uploaded',
  failed: 'Not uploaded',
  remove: 'Remove {name}' as Message<'name'>,
  retry: 'Upload {name} again' as Message<'name'>,
  wrongType: '{name} isn’t an accepted file type. Use {types}.' as Message<'name' | 'types'>,
  tooLarge: '{name} is larger than {size}.' as Message<'name' | 'size'>,
  empty: '{name} is empty.' as Message<'name'>,
  tooMany: {
    one: '{name} can’t be added: up to {count} file.',
    other: '{name} can’t be added: up to {count} files.',
  } as Message<'name' | 'count'>,
};
