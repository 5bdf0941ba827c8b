import { createConsentConfig } from '@hireyard/consent';

/** Without a browser, and without React: what a server may want to know of its pages' services. */
console.log(createConsentConfig({ integrations: { gtmId: 'GTM-XXXX' } }).services.map(({ name }) => name));
