export * from './BlockedBanner/index.ts';
export * from './ContractOverview/index.ts';
export * from './DocumentList/index.ts';
export * from './InstancePage/index.ts';
export type { RentalLocale, RentalLocaleOverrides } from './locales/RentalLocale.ts';
export * from './NewOrderButton/index.ts';
export * from './OrderList/index.ts';
export * from './PlanningItem/index.ts';
export * from './PlanningTimeline/index.ts';
export * from './RentalPeriodBar/index.ts';
export * from './RequestProductHeader/index.ts';
export {
  type ContractLineStatus,
  type InvoiceStatus,
  type OrderStatus,
  type ProjectStatus,
  RENTAL_TONES,
  type RentalStatus,
  rentalTone,
} from './status.ts';
