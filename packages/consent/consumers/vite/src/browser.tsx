import { createConsent } from '@hireyard/consent';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const consent = createConsent({ services: [{ name: 'video', title: 'Video player', purposes: ['performance'] }] });
hydrateRoot(document.getElementById('root') as HTMLElement, <App consent={consent} />);
