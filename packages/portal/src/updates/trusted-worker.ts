import pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** Named in the content security policy. */
const POLICY = 'hireyard-worker';
export const SERVICE_WORKER = '/sw.js';
/** Reads PDF files beside the page (`attachments/pdf-file.ts`). */
export const PDF_WORKER = pdfWorker;

let policy: { readonly createScriptURL: (url: string) => unknown } | undefined;

/** Trusted Types: the two scripts that may become a worker, and no others. A policy can be made once. */
export const trustedWorker = (script: string): string => {
  policy ??= window.trustedTypes?.createPolicy(POLICY, {
    createScriptURL: (url) => {
      if (url !== SERVICE_WORKER && url !== PDF_WORKER) throw new TypeError(`${url} is no worker of the portal`);
      return url;
    },
  });
  return (policy?.createScriptURL(script) ?? script) as string;
};
