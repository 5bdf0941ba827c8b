import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server puts the nonce of each answer in the place of this one. */
export default defineConfig({ plugins: [react()], html: { cspNonce: '{nonce}' }, build: { minify: false } });
