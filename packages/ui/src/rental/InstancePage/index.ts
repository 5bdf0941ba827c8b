export { type Instance, InstancePage, type InstancePageProps } from './InstancePage.tsx';
