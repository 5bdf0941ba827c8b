import { inEnglish } from '../../internal/in-english.ts';

export const textAreaText = {
  count: (length: number, limit: number) => `${inEnglish(length)} of ${inEnglish(limit)} characters`,
  tooMany: (excess: number) => `${inEnglish(excess)} ${excess === 1 ? 'character' : 'characters'} too many`,
};
