import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `--mode one` builds a page with one component alone, out of the main entry, to see what comes along. */
export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react()],
  build: {
    minify: mode === 'one',
    sourcemap: mode === 'one',
    rolldownOptions: mode === 'one' ? { input: 'src/one.tsx' } : isSsrBuild ? { input: 'src/server.tsx' } : {},
  },
}));
