/** Pages with forms, one chunk each. Lazy itself, so that only visits to these pages load their preload lists. */
export const register = () => import('./RegisterPage.tsx');
export const forgotPassword = () => import('./ForgotPasswordPage.tsx');
export const resetPassword = () => import('./ResetPasswordPage.tsx');
export const acceptInvitation = () => import('./AcceptInvitationPage.tsx');
