import type { Money } from '@hireyard/contract';
import { divideRounded, fromMinor, sum, toMinor } from './money.ts';

/** Net amount with its VAT rate, in percent with at most two decimals. */
export interface Taxed {
  readonly net: Money;
  readonly vatRate: string;
}
export interface VatGroup {
  readonly rate: string;
  readonly net: Money;
  readonly vat: Money;
}

/** Shortens a percentage: `21.00` becomes `21`, `5.50` becomes `5.5`. */
const shortRate = (hundredths: bigint): string => String(Number(fromMinor(hundredths)));

/** Net amount and VAT per rate, highest rate first. VAT is rounded per rate, never per line (DOM-16). */
export function vatGroups(lines: readonly Taxed[]): VatGroup[] {
  const byRate = Map.groupBy(lines, ({ vatRate }) => toMinor(vatRate));
  return [...byRate]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([rate, taxed]) => {
      const net = sum(taxed.map((line) => line.net));
      if (!net) return [];
      const vat = fromMinor(divideRounded(toMinor(net.amount) * rate, 10_000n));
      return { rate: shortRate(rate), net, vat: { amount: vat, currency: net.currency } };
    });
}

/**
 * Net amount and VAT per rate with the totals of the invoice. The largest group takes their difference from the lines.
 */
export function vatGroupsWithin(
  lines: readonly Taxed[],
  totals: { readonly net: string; readonly gross: string },
): VatGroup[] {
  const groups = vatGroups(lines);
  const total = (amounts: readonly Money[]) => toMinor(sum(amounts)?.amount ?? '0.00');
  const net = toMinor(totals.net) - total(groups.map((group) => group.net));
  const vat = toMinor(totals.gross) - toMinor(totals.net) - total(groups.map((group) => group.vat));
  if (groups.length === 0 || (net === 0n && vat === 0n)) return groups;
  const sizeOf = (group: VatGroup) => Math.abs(Number(group.net.amount));
  const largest = groups.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
  const plus = (money: Money, more: bigint) => ({ ...money, amount: fromMinor(toMinor(money.amount) + more) });
  return groups.map((group) =>
    group === largest ? { ...group, net: plus(group.net, net), vat: plus(group.vat, vat) } : group,
  );
}

/** VAT per line. Carries rounding differences over to the next line, so that the sum equals the VAT of the groups. */
export function lineVat(lines: readonly { readonly net: string; readonly vatRate: string }[]): string[] {
  const nets = new Map<bigint, bigint>();
  const vatOf = (net: bigint, rate: bigint) => divideRounded(net * rate, 10_000n);
  return lines.map((line) => {
    const rate = toMinor(line.vatRate);
    const before = nets.get(rate) ?? 0n;
    const net = before + toMinor(line.net);
    nets.set(rate, net);
    return fromMinor(vatOf(net, rate) - vatOf(before, rate));
  });
}

/** Totals of an invoice: its lines plus the VAT of its groups. Null without lines. */
export function invoiceTotals(lines: readonly Taxed[]): { readonly net: Money; readonly gross: Money } | null {
  const groups = vatGroups(lines);
  const net = sum(groups.map((group) => group.net));
  const gross = sum(groups.flatMap((group) => [group.net, group.vat]));
  return net && gross ? { net, gross } : null;
}
