import type { StorybookConfig } from '@storybook/react-vite';
import { klaroPlugin } from '../packages/consent/scripts/klaro-plugin.ts';
import { componentDocsPlugin } from './docs/component-docs-plugin.ts';
import { componentPagesPlugin } from './docs/component-pages-plugin.ts';
import { backgroundHead } from './theme/reader-scheme.ts';

const MANAGER_FONT = `<style>
@font-face {
  font-family: 'Hanken Grotesk Variable';
  font-weight: 100 900;
  font-display: swap;
  src: url('./fonts/hanken-grotesk-latin-wght-normal.woff2') format('woff2');
}
</style>`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  // `@storybook/addon-mcp` answers programs that write code at /mcp, while `pnpm storybook` runs.
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-mcp'],
  staticDirs: [
    './public',
    { from: '../packages/ui/node_modules/@fontsource-variable/hanken-grotesk/files', to: '/fonts' },
  ],
  managerHead: (head) => `${head}${backgroundHead('html, body')}${MANAGER_FONT}`,
  // Background until a story or a docs page sets its own.
  previewHead: (head) => `${head}${backgroundHead('html:has(> body:not(.sb-show-main)), .sb-wrapper')}`,
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Tests need no tables of properties.
    plugins: [
      ...(vite.plugins ?? []),
      klaroPlugin(),
      ...(process.env.VITEST ? [] : [componentDocsPlugin(), componentPagesPlugin()]),
    ],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
