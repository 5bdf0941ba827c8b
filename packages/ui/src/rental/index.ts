export * from '../components/BlockedBanner/index.ts';
export * from '../components/ContractOverview/index.ts';
export * from '../components/DocumentList/index.ts';
export * from '../components/InstancePage/index.ts';
export * from '../components/NewOrderButton/index.ts';
export * from '../components/OrderList/index.ts';
export * from '../components/PlanningItem/index.ts';
export * from '../components/PlanningTimeline/index.ts';
export * from '../components/RentalPeriodBar/index.ts';
export * from '../components/RequestProductHeader/index.ts';
export {
  type ContractLineStatus,
  type InvoiceStatus,
  type OrderStatus,
  type ProjectStatus,
  RENTAL_TONES,
  type RentalStatus,
  rentalTone,
} from './status.ts';
