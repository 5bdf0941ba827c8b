import type { Consent } from '@hireyard/consent';
import { ConsentGate, ConsentProvider } from '@hireyard/consent/react';

export const App = ({ consent }: { consent: Consent | null }) => (
  <ConsentProvider consent={consent}>
    <h1>How to refuel</h1>
    <ConsentGate service="video">
      <p>The film</p>
    </ConsentGate>
  </ConsentProvider>
);
