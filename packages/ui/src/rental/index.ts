export {
  type ContractLineStatus,
  type InvoiceStatus,
  type OrderStatus,
  type ProjectStatus,
  RENTAL_TONES,
  type RentalStatus,
  rentalTone,
} from './status.ts';
