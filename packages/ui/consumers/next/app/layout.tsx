import '@hireyard/ui/fonts';
import { UiProvider } from '@hireyard/ui';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';

export const metadata = { title: 'Consumer' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <AppRouterCacheProvider>
          <UiProvider brand="plum" density="compact" labels={{ Paginator: { nextPage: 'Onward' } }}>
            {children}
          </UiProvider>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
