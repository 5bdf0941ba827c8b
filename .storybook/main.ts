import type { StorybookConfig } from '@storybook/react-vite';
import { klaroPlugin } from '../packages/consent/scripts/klaro-plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), klaroPlugin()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
