import { version } from '../../package.json';

/**
 * Version of the portal with the commit that it was built from, where the build knew it. That stands in the document
 * (`commit-in-document.ts`).
 */
export const versionOf = (document: Document): string =>
  [version, document.querySelector<HTMLMetaElement>('meta[name="commit"]')?.content].filter(Boolean).join('+');

/** For what users report about it. */
export const PORTAL_VERSION = versionOf(document);
