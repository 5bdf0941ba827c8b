import { type ConsentService, createConsent, createConsentConfig } from '@hireyard/consent';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const video: ConsentService = { name: 'video', title: 'Video player', purposes: ['performance'] };
const consent = createConsent(createConsentConfig({ services: [video] }));
hydrateRoot(document.getElementById('root') as HTMLElement, <App consent={consent} />);
