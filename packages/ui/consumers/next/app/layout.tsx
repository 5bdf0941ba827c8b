import '@hireyard/ui/fonts';
import { UiProvider } from '@hireyard/ui';
import { nl } from '@hireyard/ui/rental/locales/nl';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';

export const metadata = { title: 'Consumer' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl" suppressHydrationWarning>
      <body>
        <AppRouterCacheProvider>
          <UiProvider
            brand="plum"
            density="compact"
            locale={nl}
            labels={{ Paginator: { nextPage: 'Verder', range: '{start} tot {end} van {total}' } }}
          >
            {children}
          </UiProvider>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
