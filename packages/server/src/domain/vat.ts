import type { Money } from '@hireyard/contract';
import { divideRounded, fromMinor, sum, toMinor } from './money.ts';

/** An amount before VAT with the rate that it is taxed at, in percent with at most two decimals. */
export interface Taxed {
  readonly net: Money;
  readonly vatRate: string;
}
export interface VatGroup {
  readonly rate: string;
  readonly net: Money;
  readonly vat: Money;
}

/** A percentage as people write it: `21.00` is `21`, `5.50` is `5.5`. */
const shortRate = (hundredths: bigint): string => String(Number(fromMinor(hundredths)));

/** The net amount and the VAT of each rate, the highest first. VAT is rounded once a rate, never a line (DOM-16). */
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

/** The VAT of each line, which comes to that of the groups: each takes over what was rounded away before it. */
export function lineVat(lines: readonly { readonly net: string; readonly vatRate: string }[]): string[] {
  const nets = new Map<bigint, bigint>();
  const of = (net: bigint, rate: bigint) => divideRounded(net * rate, 10_000n);
  return lines.map((line) => {
    const rate = toMinor(line.vatRate);
    const before = nets.get(rate) ?? 0n;
    const net = before + toMinor(line.net);
    nets.set(rate, net);
    return fromMinor(of(net, rate) - of(before, rate));
  });
}

/** What an invoice comes to: its lines, and the VAT of its groups on top. Null without lines. */
export function invoiceTotals(lines: readonly Taxed[]): { readonly net: Money; readonly gross: Money } | null {
  const groups = vatGroups(lines);
  const net = sum(groups.map((group) => group.net));
  const gross = sum(groups.flatMap((group) => [group.net, group.vat]));
  return net && gross ? { net, gross } : null;
}
