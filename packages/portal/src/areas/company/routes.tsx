import { announced } from '../../pages/announced.tsx';
import { page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/company/contactpersons',
    namespace: 'company',
    title: 'contactPersons.title',
    load: announced('company', 'contactPersons.announcement'),
  }),
  page({
    path: '/order/company/addresses',
    namespace: 'company',
    title: 'addresses.title',
    load: announced('company', 'addresses.announcement'),
  }),
  page({
    path: '/order/company/projects',
    namespace: 'company',
    title: 'projects.title',
    load: announced('company', 'projects.announcement'),
  }),
  page({
    path: '/order/company/users',
    namespace: 'company',
    title: 'users.title',
    load: announced('company', 'users.announcement'),
  }),
  page({
    path: '/order/company/roles',
    right: 'manage-roles-and-users',
    namespace: 'company',
    title: 'roles.title',
    load: announced('company', 'roles.announcement'),
  }),
];
