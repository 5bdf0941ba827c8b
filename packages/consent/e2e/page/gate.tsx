import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentGate, ConsentProvider } from '../../src/react/index.ts';

function App() {
  const [route, setRoute] = useState('map');
  return (
    <>
      <button type="button" onClick={() => setRoute(route === 'map' ? 'list' : 'map')}>
        Change route
      </button>
      {route === 'map' ? (
        <ConsentGate service={`maps "plus" d'or`}>
          <iframe title="Gated map" src={`http://maps.example:${window.location.port}/gated`} />
        </ConsentGate>
      ) : (
        <p>A list</p>
      )}
    </>
  );
}

export function mountGate(root: Element): void {
  createRoot(root).render(
    <StrictMode>
      <ConsentProvider consent={window.consent}>
        <App />
      </ConsentProvider>
    </StrictMode>,
  );
}
