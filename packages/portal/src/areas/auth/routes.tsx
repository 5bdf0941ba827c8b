import { ACCESSIBILITY_PATH } from '../../access/return-url.ts';
import { page } from '../../pages/page-route.tsx';

const auth = { visitor: true, namespace: 'auth' } as const;
/** Pages with forms. The sign-in page does not load their texts. */
const account = { visitor: true, namespace: ['auth', 'account'] } as const;

const pages = () => import('./account-pages.ts');

/** Pages before signing in, in a frame without the header. */
export const visitorRoutes = [
  page({ ...auth, path: '/auth/login', load: () => import('./LoginPage.tsx') }),
  page({ ...account, path: '/auth/register', title: 'register.title', load: async () => (await pages()).register() }),
  page({
    ...account,
    path: '/auth/forgot-password',
    title: 'forgotPassword.title',
    load: async () => (await pages()).forgotPassword(),
  }),
  page({
    ...account,
    path: '/auth/reset-password',
    title: 'resetPassword.title',
    load: async () => (await pages()).resetPassword(),
  }),
  page({
    ...account,
    path: '/auth/accept-invitation',
    title: 'acceptInvitation.title',
    load: async () => (await pages()).acceptInvitation(),
  }),
  page({
    visitor: true,
    // The link to the page, which stands on others, has the title's text.
    namespace: ['auth', 'accessibility'],
    path: ACCESSIBILITY_PATH,
    title: 'accessibility',
    load: () => import('./AccessibilityPage.tsx'),
  }),
  page({ ...auth, path: '/instances', title: 'instances.title', load: () => import('./InstancesPage.tsx') }),
];

/** For signed-in users, with the remaining navigation (RT-05). */
export const routes = [
  page({
    path: '/auth/no-rights',
    namespace: 'auth',
    title: 'noRights.title',
    load: () => import('./NoRightsPage.tsx'),
  }),
];
