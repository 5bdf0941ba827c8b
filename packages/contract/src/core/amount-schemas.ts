import * as z from 'zod/mini';

/** Amount as a decimal string, never a binary float, with an ISO 4217 currency (domain.md). */
export const Money = z.object({
  amount: z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,4})?$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
export type Money = z.infer<typeof Money>;

/** Amount entered as a limit: not negative, with at most two decimals. */
export const EnteredMoney = z.object({ ...Money.shape, amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/)) });

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
