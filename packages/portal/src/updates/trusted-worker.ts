import pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** Listed in the content security policy. */
const POLICY = 'hireyard-worker';
export const SERVICE_WORKER = '/sw.js';
/** Reads PDF files in the background (`attachments/pdf-file.ts`). */
export const PDF_WORKER = pdfWorker;

interface Policy {
  readonly createScriptURL: (url: string) => unknown;
}

declare global {
  interface Window {
    trustedTypes?: { readonly createPolicy: (name: string, rules: Policy) => Policy } | undefined;
  }
}

let policy: Policy | undefined;

/** Allows only these two scripts as workers (Trusted Types). A policy can be created only once. */
export const trustedWorker = (script: string): string => {
  policy ??= window.trustedTypes?.createPolicy(POLICY, {
    createScriptURL: (url) => {
      if (url !== SERVICE_WORKER && url !== PDF_WORKER) throw new TypeError(`${url} is no worker of the portal`);
      return url;
    },
  });
  return (policy?.createScriptURL(script) ?? script) as string;
};
