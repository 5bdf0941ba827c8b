import '@hireyard/ui/fonts';
import { applyInitialScheme } from '@hireyard/ui/theme';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

applyInitialScheme();
hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <StrictMode>
    <App />
  </StrictMode>,
);
