import * as z from 'zod/mini';
import { AMOUNT_DECIMALS, PRICE_DECIMALS } from './decimals.ts';

interface Digits {
  /** Before the decimal point, at most. */
  readonly digits: number;
  /** Behind it, at most. */
  readonly decimals: number;
  readonly signed?: boolean;
}
/** Decimal string, never a binary float. All amounts, prices, quantities and rates are checked by it. */
export const decimalOf = ({ digits, decimals, signed = false }: Digits) =>
  z.string().check(z.regex(new RegExp(`^${signed ? '-?' : ''}\\d{1,${digits}}(\\.\\d{1,${decimals}})?$`)));

/** Amount that was charged or paid. */
export const Amount = decimalOf({ digits: 10, decimals: AMOUNT_DECIMALS });
/** Amount of a line or a total, which a discount makes negative. */
export const SignedAmount = decimalOf({ digits: 10, decimals: AMOUNT_DECIMALS, signed: true });
/** Price of a rate. Rent is charged in whole cents. */
export const Price = decimalOf({ digits: 8, decimals: AMOUNT_DECIMALS });
/** Price of an invoice line. Its amount is rounded to cents, once. */
export const InvoicedPrice = decimalOf({ digits: 8, decimals: PRICE_DECIMALS, signed: true });

/** Amount as a decimal string, never a binary float, with an ISO 4217 currency (domain.md). */
export const Money = z.object({
  amount: decimalOf({ digits: 12, decimals: PRICE_DECIMALS, signed: true }),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
export type Money = z.infer<typeof Money>;

/** Amount entered as a limit: not negative, with at most two decimals. */
export const EnteredMoney = z.object({
  ...Money.shape,
  amount: decimalOf({ digits: 12, decimals: AMOUNT_DECIMALS }),
});

/**
 * Conditions for seeing an amount (DOM-10).
 * - `rental`: the client shows prices and the user holds `price-view`.
 * - `invoice`: the user holds `invoice-view`.
 * - `budget`: the user holds `price-view`.
 * - `order-limit`: the user holds `manage-roles-and-users`, or the limit is their own.
 */
export type AmountRule = 'rental' | 'invoice' | 'budget' | 'order-limit';

/** Rule per part of an answer with amounts. A generated test fails for amounts without a rule. */
export const amountRules = z.registry<{ rule: AmountRule }>();

/** Marks a part of an answer as null for users who may not see its amounts. */
export const visibleBy = <S extends z.ZodMiniType>(rule: AmountRule, schema: S) => {
  const hidden = z.nullable(schema);
  amountRules.add(hidden, { rule });
  return hidden;
};
