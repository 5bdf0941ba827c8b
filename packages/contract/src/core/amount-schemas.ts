import * as z from 'zod/mini';

/** An amount as a decimal string, never a binary float, with its ISO 4217 currency (domain.md). */
export const Money = z.object({
  amount: z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,4})?$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
export type Money = z.infer<typeof Money>;

/** An amount that somebody enters as a bound: to the cent, and not less than nothing. */
export const EnteredMoney = z.object({ ...Money.shape, amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/)) });

/**
 * Who may see an amount (DOM-10): `rental` where the client shows prices and the user holds `price-view`; `invoice`
 * who holds `invoice-view`; `budget` who holds `price-view`; `order-limit` who holds `manage-roles-and-users`, beside one's
 * own limit.
 */
export type AmountRule = 'rental' | 'invoice' | 'budget' | 'order-limit';

/** The rule of each part of an answer that holds amounts; a generated test finds an amount without one. */
export const amountRules = z.registry<{ rule: AmountRule }>();

/** A part of an answer that is null for who may not see its amounts. */
export const visibleBy = <S extends z.ZodMiniType>(rule: AmountRule, schema: S) => {
  const hidden = z.nullable(schema);
  amountRules.add(hidden, { rule });
  return hidden;
};
