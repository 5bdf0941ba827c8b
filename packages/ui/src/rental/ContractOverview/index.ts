export { ContractOverview, type ContractOverviewProps } from './ContractOverview.tsx';
