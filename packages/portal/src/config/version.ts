import { version } from '../../package.json';

/** Returns the version of the portal, with the commit of the build if the document has it (`commit-in-document.ts`). */
export const versionOf = (document: Document): string =>
  [version, document.querySelector<HTMLMetaElement>('meta[name="commit"]')?.content].filter(Boolean).join('+');

/** Sent with error reports and feedback. */
export const PORTAL_VERSION = versionOf(document);
