import '@hireyard/ui/fonts';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { Styles } from './Styles.tsx';

const root = document.getElementById('root');
const nonce = document.querySelector('script')?.nonce;
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <Styles nonce={nonce}>
        <App />
      </Styles>
    </StrictMode>,
  );
