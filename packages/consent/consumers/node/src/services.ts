import { type ConsentOptions, createConsentConfig } from '@hireyard/consent';
import { cookieFaults, cookiesNamed, cookieTable } from '@hireyard/consent/cookies';

const options: ConsentOptions = {
  services: [{ name: 'video', title: 'Video player', purposes: ['performance'], cookies: cookiesNamed(['vid_']) }],
};

/** Without a browser, and without React: what a server or a test may want to know of its pages' services. */
const { services } = createConsentConfig(options);
console.log(services.map(({ name }) => name));
console.log((await cookieTable(options, 'pl')).rows);
console.log(cookieFaults([{ name: 'vid_1' }, { name: '_ga' }], services));
