import { createConsentConfig } from '@hireyard/consent';

const { services } = createConsentConfig({
  services: [{ name: 'video', title: 'Video player', purposes: ['performance'] }],
});

/** Without a browser, and without React: what a server may want to know of its pages' services. */
console.log(services.map(({ name }) => name));
