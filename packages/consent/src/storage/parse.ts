import type { Consents } from '../types.ts';

const attempt = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/**
 * Parses a stored choice: plain JSON, or klaro's encoded form. Null for anything that cannot be trusted as a choice: no
 * JSON, `null`, an array, a value that is no boolean.
 */
export function parseConsents(text: string | null): Consents | null {
  if (!text) return null;
  const value = attempt(text) ?? attempt(decoded(text));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.values(value).every((entry) => typeof entry === 'boolean') ? (value as Consents) : null;
}

/** Milliseconds of a stored time, an ISO instant or a number; NaN if it is neither. */
export const parseMoment = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Date.parse(text));
