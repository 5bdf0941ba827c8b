import type { Translation } from './translation.ts';

export const en: Translation = {
  notice: {
    title: 'Cookies',
    text: 'This site uses cookies and similar technologies that it needs to work. With your consent, we and other companies also use them to see how the site is used and to adapt it to you. You can change this at any time.',
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
    globalPrivacyControl:
      'Your browser sends a Global Privacy Control signal. Optional services stay off unless you accept them.',
    notLasting: 'Your browser does not let us store your choice. It applies until you leave this page.',
    receipt: 'Download receipt of my choices',
    policy: 'Cookie policy (new tab)',
    poweredBy: 'Powered by klaro (new tab)',
  },
  purposes: {
    functional: { title: 'Functional', description: 'Loads parts of this site and lets you report a problem.' },
    personalisation: {
      title: 'Personalisation',
      description: 'Collects statistics, records visits and adapts the site to you.',
    },
    performance: { title: 'Performance', description: 'Measures how fast and how reliably the site works.' },
    marketing: { title: 'Marketing', description: 'Shows you our offers on other sites.' },
  },
  services: {},
  gate: {
    text: 'This content comes from {service}. It loads only with your consent.',
    once: 'Accept once',
    always: 'Accept always',
  },
};
