export { type ContactOfContract, ContractOverview, type ContractOverviewProps } from './ContractOverview.tsx';
