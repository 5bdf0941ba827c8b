export {
  type ContractLineStatus,
  type InvoiceStatus,
  type OrderStatus,
  type ProjectStatus,
  RENTAL_STATUSES,
  type RentalStatus,
  rentalTone,
} from './status.ts';
