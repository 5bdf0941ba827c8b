import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `--mode plain` builds the page with MUI alone, to compare their weight. */
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build: { rolldownOptions: mode === 'plain' ? { input: 'plain/main.tsx' } : {} },
}));
