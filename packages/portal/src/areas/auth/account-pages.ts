/** The pages with forms, a chunk each. Every visit loads the routes; what each page needs is named here, for those who come. */
export const register = () => import('./RegisterPage.tsx');
export const forgotPassword = () => import('./ForgotPasswordPage.tsx');
export const resetPassword = () => import('./ResetPasswordPage.tsx');
export const acceptInvitation = () => import('./AcceptInvitationPage.tsx');
