import { type ComponentType, type ReactNode, Suspense } from 'react';
import { createBrowserRouter, Navigate, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { withTexts } from '../i18n/i18n.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { PageError } from '../pages/PageError.tsx';
import { PageLoader } from '../pages/PageLoader.tsx';
import { AccountPage } from './AccountPage.tsx';
import { CertificatePage } from './CertificatePage.tsx';
import { ClientPage } from './ClientPage.tsx';
import { ClientsPage } from './ClientsPage.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { InboxPage, ToInbox } from './InboxPage.tsx';
import { OffHirePage } from './OffHirePage.tsx';
import { OrderPage } from './OrderPage.tsx';
import { RequestPage } from './RequestPage.tsx';

// Lazy, most with their texts: what is looked up or changed seldom.
const CodesPage = lazyPart(() => withTexts(import('./CodesPage.tsx'), 'deskCodes'));
const DepotPage = lazyPart(() => withTexts(import('./DepotPage.tsx'), 'deskDays'));
const DepotsPage = lazyPart(() => withTexts(import('./DepotsPage.tsx'), 'deskDays'));
const MachineAccountsPage = lazyPart(() => withTexts(import('./MachineAccountsPage.tsx'), 'deskSystems'));
const ImportsPage = lazyPart(() => withTexts(import('./ImportsPage.tsx'), 'deskImports'));
const ImportPage = lazyPart(() => withTexts(import('./ImportPage.tsx'), 'deskImports'));
const PaperPage = lazyPart(() => withTexts(import('./PaperPage.tsx'), 'deskPapers', 'document'));
const PapersPage = lazyPart(() => withTexts(import('./PapersPage.tsx'), 'deskPapers', 'document'));
const ProductPage = lazyPart(() => withTexts(import('./ProductPage.tsx'), 'deskProducts'));
const ProductsPage = lazyPart(() => withTexts(import('./ProductsPage.tsx'), 'deskProducts'));
const MailsPage = lazyPart(() => withTexts(import('./MailsPage.tsx'), 'deskMails'));
const MailPage = lazyPart(() => withTexts(import('./MailPage.tsx'), 'deskMails'));

const later = (Page: ComponentType): ReactNode => (
  <Suspense fallback={<PageLoader />}>
    <Page />
  </Suspense>
);

/** The routes of the desk (DK-03). Any other path leads to its first page. */
const ROUTES: RouteObject[] = [
  {
    path: '/desk',
    element: (
      <>
        <DeskFrame />
        <ScrollRestoration />
      </>
    ),
    errorElement: <PageError />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          { index: true, element: <InboxPage /> },
          { path: 'orders/:id', element: <OrderPage /> },
          { path: 'off-hires/:id', element: <OffHirePage /> },
          { path: 'requests/:id', element: <RequestPage /> },
          { path: 'certificates/:id', element: <CertificatePage /> },
          { path: 'clients', element: <ClientsPage /> },
          { path: 'clients/:id', element: <ClientPage /> },
          { path: 'depots', element: later(DepotsPage) },
          { path: 'depots/:id', element: later(DepotPage) },
          { path: 'products', element: later(ProductsPage) },
          { path: 'products/:id', element: later(ProductPage) },
          { path: 'papers', element: later(PapersPage) },
          { path: 'papers/:id', element: later(PaperPage) },
          { path: 'machines', element: later(CodesPage) },
          { path: 'machine-accounts', element: later(MachineAccountsPage) },
          { path: 'imports', element: later(ImportsPage) },
          { path: 'imports/:id', element: later(ImportPage) },
          { path: 'mails', element: later(MailsPage) },
          { path: 'mails/:id', element: later(MailPage) },
          { path: 'account', element: <AccountPage /> },
          { path: '*', element: <ToInbox /> },
        ],
      },
    ],
  },
  { path: '*', element: <Navigate to="/desk" replace /> },
];

export type DeskRouter = ReturnType<typeof createBrowserRouter>;

/** `create` makes the history: in the browser, or in memory for a page without its own address. */
export const createDeskRouter = (create: (routes: RouteObject[]) => DeskRouter = createBrowserRouter): DeskRouter =>
  create(ROUTES);
