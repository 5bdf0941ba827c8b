import { version } from '../../package.json';

/** Version of the portal, for what users report about it: with the commit where the build knew it (`vite.config.ts`). */
export const PORTAL_VERSION = [version, import.meta.env.VITE_COMMIT].filter(Boolean).join('+');
