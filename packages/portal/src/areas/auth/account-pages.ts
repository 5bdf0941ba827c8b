/** Pages with forms, one chunk each. Lazy itself, so that only visits to these pages load their preload lists. */
 * Lazy pages with forms, one chunk each. Kept apart from the routes, so that a page's needs can be preloaded with it.
 */
export const register = () => import('./RegisterPage.tsx');
export const forgotPassword = () => import('./ForgotPasswordPage.tsx');
export const resetPassword = () => import('./ResetPasswordPage.tsx');
export const acceptInvitation = () => import('./AcceptInvitationPage.tsx');
