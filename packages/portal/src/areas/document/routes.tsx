import { announced } from '../../pages/announced.tsx';
import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/documents',
    right: 'document-view',
    namespace: 'document',
    title: 'documents.title',
    load: announced('document', 'documents.announcement'),
  }),
];
