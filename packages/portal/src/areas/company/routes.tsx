import { loadUnavailable, page } from '../../pages/page-route.tsx';

export const routes = [
  page({
    path: '/order/company/contactpersons',
    namespace: 'company',
    title: 'contactPersons.title',
    load: loadUnavailable,
  }),
  page({
    path: '/order/company/addresses',
    namespace: 'company',
    title: 'addresses.title',
    load: loadUnavailable,
  }),
  page({
    path: '/order/company/projects',
    namespace: 'project',
    title: 'projects.title',
    primary: 'manage-projects',
    load: () => import('./projects/ProjectsPage.tsx'),
  }),
  page({
    path: '/order/company/projects/add',
    right: 'manage-projects',
    namespace: 'project',
    title: 'addProject.title',
    primary: 'manage-projects',
    load: () => import('./projects/AddProjectPage.tsx'),
  }),
  page({
    path: '/order/company/projects/:id',
    // The list of its machines uses the texts of contracts.
    namespace: ['project', 'order'],
    title: 'project.title',
    primary: 'manage-projects',
    load: () => import('./projects/ProjectPage.tsx'),
  }),
  page({
    path: '/order/company/projects/:id/edit',
    right: 'manage-projects',
    namespace: 'project',
    title: 'editProject.title',
    primary: 'manage-projects',
    load: () => import('./projects/EditProjectPage.tsx'),
  }),
  page({
    path: '/order/company/users',
    namespace: 'company',
    title: 'users.title',
    load: loadUnavailable,
  }),
  page({
    path: '/order/company/roles',
    right: 'manage-roles-and-users',
    namespace: 'company',
    title: 'roles.title',
    load: loadUnavailable,
  }),
];
