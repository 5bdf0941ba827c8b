import type { StorybookConfig } from '@storybook/react-vite';
import { klaroPlugin } from '../packages/consent/scripts/klaro-plugin.ts';
import { componentDocsPlugin } from './docs/component-docs-plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Stories as tests have no tables.
    plugins: [...(vite.plugins ?? []), klaroPlugin(), ...(process.env.VITEST ? [] : [componentDocsPlugin()])],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
