import type { ListLocale } from './labels.ts';

export const list: ListLocale = {};
