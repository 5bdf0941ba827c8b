export { AuthenticationPage, type AuthenticationPageProps } from './AuthenticationPage.tsx';
