import { page } from '../../pages/page-route.tsx';

const document = { right: 'document-view', namespace: 'document' } as const;

export const routes = [
  page({
    ...document,
    path: '/order/documents',
    title: 'documents.title',
    reads: async () => (await import('./reads.ts')).documents,
    load: () => import('./DocumentsPage.tsx'),
  }),
  page({
    ...document,
    path: '/order/documents/:id',
    title: 'document.title',
    reads: async () => (await import('./reads.ts')).document,
    load: () => import('./DocumentPage.tsx'),
  }),
];
