import { createHash } from 'node:crypto';
import { malformed, ProblemError, staleVersion } from './problem.ts';

/** A versioned resource's ETag begins with its version, so that `If-Match` compares that and nothing else. */
export function etagOf(value: unknown, json: string): string {
  const digest = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  const version = versionOf(value);
  return version === null ? `"${digest}"` : `"${version}-${digest}"`;
}

export const versionOf = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'
    ? value.version
    : null;

/** RFC 9110, 13.1.2: weak comparison, since a proxy that compresses makes our tags weak. */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag));

/** The version that the caller has read; needed on every edit (domain.md «Lists»). */
export function expectedVersion(ifMatch: string | undefined): number {
  if (!ifMatch) throw new ProblemError('malformed', { detail: 'If-Match with the ETag that was read is needed.' });
  const [, tag] = /^(?:W\/)?"([\x21\x23-\x7e]*)"$/.exec(ifMatch.trim()) ?? [];
  if (tag === undefined) throw malformed('If-Match has to be one ETag, as a read of the resource gave it.');
  const [, version] = /^(\d{1,9})(?:-|$)/.exec(tag) ?? [];
  // A tag that is not ours never was the current one.
  if (version === undefined) throw staleVersion();
  return Number(version);
}
