import { page } from '../../pages/page-route.tsx';
import { unavailableVisitor } from './unavailable-visitor.tsx';

const auth = { visitor: true, namespace: 'auth' } as const;

/** The pages before signing in, in a frame without the header. */
export const visitorRoutes = [
  page({ ...auth, path: '/auth/login', load: () => import('./LoginPage.tsx') }),
  page({ ...auth, path: '/auth/register', title: 'register.title', load: unavailableVisitor('register.text') }),
  page({
    ...auth,
    path: '/auth/forgot-password',
    title: 'forgotPassword.title',
    load: unavailableVisitor('forgotPassword.text'),
  }),
  page({
    ...auth,
    path: '/auth/reset-password',
    title: 'resetPassword.title',
    load: unavailableVisitor('resetPassword.text'),
  }),
  page({
    ...auth,
    path: '/auth/accept-invitation',
    title: 'acceptInvitation.title',
    load: unavailableVisitor('acceptInvitation.text'),
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
