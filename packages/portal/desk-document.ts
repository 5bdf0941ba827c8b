import type { Plugin } from 'vite';

const DESCRIPTION = /(<meta name="description" content=")[^"]*/;
/** The portal's prerendered sign-in form in each language, and the scripts that a sign-in needs. */
const FORMS = /\s*<template data-(?:entrance|ahead)=.*?<\/template>/gs;

/**
 * Writes `desk.html`, the document of the desk (DK-03). It is the portal's with another title and without its
 * prerendered form. Both load the same entry, which opens the application of its path: with an entry of its own, the
 * desk would split the first chunk of the portal.
 */
export const deskDocument = (): Plugin => ({
  name: 'desk-document',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const portal = bundle['index.html'];
      if (portal?.type !== 'asset') throw new Error('The build has no document for the desk to be made of.');
      const source = String(portal.source)
        .replace(FORMS, '')
        .replace('<title>Hireyard</title>', '<title>Hireyard desk</title>')
        .replace(DESCRIPTION, '$1The desk of the rental company.');
      this.emitFile({ type: 'asset', fileName: 'desk.html', source });
    },
  },
});
