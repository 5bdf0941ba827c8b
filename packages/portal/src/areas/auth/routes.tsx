import { page } from '../../pages/page-route.tsx';
import { announcedVisitor } from './announced-visitor.tsx';

const auth = { visitor: true, namespace: 'auth' } as const;

/** The pages before signing in, in a frame without the header. */
export const visitorRoutes = [
  page({ ...auth, path: '/auth/login', load: () => import('./LoginPage.tsx') }),
  page({ ...auth, path: '/auth/register', title: 'register.title', load: announcedVisitor('register.announcement') }),
  page({
    ...auth,
    path: '/auth/forgot-password',
    title: 'forgotPassword.title',
    load: announcedVisitor('forgotPassword.announcement'),
  }),
  page({
    ...auth,
    path: '/auth/reset-password',
    title: 'resetPassword.title',
    load: announcedVisitor('resetPassword.announcement'),
  }),
  page({
    ...auth,
    path: '/auth/accept-invitation',
    title: 'acceptInvitation.title',
    load: announcedVisitor('acceptInvitation.announcement'),
  }),
  page({ ...auth, path: '/instances', title: 'instances.title', load: () => import('./InstancesPage.tsx') }),
];

/** For a signed-in user, with the remaining navigation (RT-05). */
export const routes = [
  page({
    path: '/auth/no-rights',
    namespace: 'auth',
    title: 'noRights.title',
    load: () => import('./NoRightsPage.tsx'),
  }),
];
