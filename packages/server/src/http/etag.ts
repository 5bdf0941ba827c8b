import { createHash } from 'node:crypto';
import { malformed, ProblemError, staleVersion } from './problem.ts';

/** Returns an ETag. For a versioned resource it starts with the version, the only part that `If-Match` compares. */
export function etagOf(value: unknown, json: string): string {
  const digest = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  const version = versionOf(value);
  return version === null ? `"${digest}"` : `"${version}-${digest}"`;
}

export const versionOf = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'
    ? value.version
    : null;

/** Compares weakly, because a compressing proxy makes tags weak (RFC 9110, 13.1.2). */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag));

/** Returns the version that the caller has read. Every edit needs it. */
export function expectedVersion(ifMatch: string | undefined): number {
  if (!ifMatch) throw new ProblemError('malformed', { detail: 'If-Match with the ETag that was read is needed.' });
  const [, tag] = /^(?:W\/)?"([\x21\x23-\x7e]*)"$/.exec(ifMatch.trim()) ?? [];
  if (tag === undefined) throw malformed('If-Match has to be one ETag, as a read of the resource gave it.');
  const [, version] = /^(\d{1,9})(?:-|$)/.exec(tag) ?? [];
  // A tag of another origin is never the current one.
  if (version === undefined) throw staleVersion();
  return Number(version);
}
