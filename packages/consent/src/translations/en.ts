import type { Translation } from './types.ts';

export const en: Translation = {
  notice: {
    title: 'Cookies',
    text: 'We use what this site needs to work. With your consent we also learn how the site is used and adapt it to you.',
    preferences: 'Cookie preferences',
    acceptAll: 'Accept all cookies',
    rejectAll: 'Reject all cookies',
  },
  changed: {
    text: 'The services we use have changed since your choice. Please choose again.',
    added: 'New: {services}',
    removed: 'No longer used: {services}',
  },
  reload: {
    text: 'Still running until the page is reloaded: {services}.',
    now: 'Reload page',
    later: 'Later',
  },
  dialog: {
    title: 'Cookie preferences',
    description: 'Choose what we may use besides what this site needs to work. You can change this at any time.',
    save: 'Save',
    acceptSelected: 'Accept selected',
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
    close: 'Close without saving',
    services: 'Services',
    alwaysOn: 'Always on.',
    globalPrivacyControl: 'Your browser asks us not to track you (Global Privacy Control). Optional services are off.',
    notLasting: 'Your browser does not let us store your choice. It counts until you leave this page.',
    receipt: 'Download receipt of my choices',
    policy: 'Cookie policy (new tab)',
  },
  purposes: {
    functional: { title: 'Functional', description: 'Needed for this site to work, and to report a problem.' },
    personalisation: {
      title: 'Personalisation',
      description: 'Helps us see how the site is used and adapt it to you.',
    },
    performance: { title: 'Performance', description: 'Measures how fast and how reliably the site works.' },
    marketing: { title: 'Marketing', description: 'Shows you our offers on other sites.' },
  },
  services: {
    gtm: 'Loads the technical parts of the site that we do not build ourselves.',
    usersnap: 'Lets you report a problem or an idea, with a picture of the page.',
    'gtm pers': 'Loads statistics and content adapted to you.',
    clarity: 'Records how pages are used: clicks, scrolling, time. Text you enter is masked.',
  },
  gate: {
    text: 'This content comes from {service}. It loads only with your consent.',
    once: 'Accept once',
    always: 'Accept always',
  },
};
