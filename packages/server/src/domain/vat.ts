import {
  type Money,
  UNTAXED_CATEGORIES,
  type UntaxedCategory,
  VAT_CATEGORIES,
  type ValidationIssue,
  type VatCategory,
} from '@hireyard/contract';
import { divideRounded, fromMinor, sum, toMinor } from './money.ts';

/** How a line is taxed. */
export interface TaxKind {
  /** In percent, with at most two decimals. */
  readonly vatRate: string;
  /** Default: standard rated, or zero rated at 0 %. */
  readonly vatCategory?: VatCategory | null | undefined;
  /** Why no tax is charged, in the words of the company. */
  readonly vatReason?: string | null | undefined;
  /** The same by the code list VATEX. */
  readonly vatReasonCode?: string | null | undefined;
}
/** Net amount with its tax. */
export interface Taxed extends TaxKind {
  readonly net: Money;
}
export interface VatGroup {
  readonly category: VatCategory;
  readonly rate: string;
  readonly reason: string | null;
  /** Set for each category that has a code of its own, and where one was sent. */
  readonly reasonCode: string | null;
  readonly net: Money;
  readonly vat: Money;
}

/** Codes of VATEX that a category has, and no other one has. */
const REASON_CODES: Readonly<Partial<Record<VatCategory, string>>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

export const categoryOf = ({ vatRate, vatCategory }: TaxKind): VatCategory =>
  vatCategory ?? (toMinor(vatRate) === 0n ? 'Z' : 'S');

/** Returns the category of what is not taxed for a reason. Null for the others. */
export const untaxedCategory = (category: VatCategory): UntaxedCategory | null =>
  UNTAXED_CATEGORIES.find((one) => one === category) ?? null;

interface TaxFault extends Omit<ValidationIssue, 'pointer'> {
  readonly field: keyof TaxKind;
}

function rateFault(line: TaxKind): TaxFault | null {
  const isCharged = toMinor(line.vatRate) > 0n;
  if (categoryOf(line) !== 'S') return isCharged ? { field: 'vatRate', code: 'too-large', params: { max: 0 } } : null;
  return isCharged ? null : { field: 'vatRate', code: 'too-small', params: { min: 0.01 } };
}

function reasonFault(line: TaxKind): TaxFault | null {
  const { vatReason: reason = null, vatReasonCode: code = null } = line;
  const category = categoryOf(line);
  if (untaxedCategory(category) === null) {
    if (reason !== null) return { field: 'vatReason', code: 'choice' };
    return code === null ? null : { field: 'vatReasonCode', code: 'choice' };
  }
  if (category === 'E' && reason === null && code === null) return { field: 'vatReason', code: 'required' };
  const own = REASON_CODES[category];
  const isOther = own === undefined ? Object.values(REASON_CODES).includes(code ?? '') : code !== own;
  return code !== null && isOther ? { field: 'vatReasonCode', code: 'choice' } : null;
}

/** An invoice has one reason for each category. */
function differingReason(line: TaxKind, first: TaxKind): TaxFault | null {
  const field = (['vatReason', 'vatReasonCode'] as const).find((one) => (line[one] ?? null) !== (first[one] ?? null));
  return field === undefined ? null : { field, code: 'choice' };
}

/** Returns what is wrong with the tax of lines by EN 16931: the rate of a category, its reason, and what shares an invoice. */
export function taxIssues(lines: readonly TaxKind[]): ValidationIssue[] {
  const categories = Map.groupBy(lines, categoryOf);
  return lines.flatMap((line, index): ValidationIssue[] => {
    const category = categoryOf(line);
    // Lines without a category may be of another time or system, which did not tell them apart.
    const fault =
      (line.vatCategory ? rateFault(line) : null) ??
      reasonFault(line) ??
      (category === 'O' && categories.size > 1 ? ({ field: 'vatCategory', code: 'choice' } as const) : null) ??
      differingReason(line, categories.get(category)?.[0] ?? line);
    if (!fault) return [];
    const { field, ...issue } = fault;
    return [{ pointer: `/lines/${index}/${field}`, ...issue }];
  });
}

/** Shortens a percentage: `21.00` becomes `21`, `5.50` becomes `5.5`. */
const shortRate = (hundredths: bigint): string => String(Number(fromMinor(hundredths)));

/**
 * Net amount and VAT per category and rate, highest rate first. VAT is rounded once for each, never per line (DOM-16).
 */
export function vatGroups(lines: readonly Taxed[]): VatGroup[] {
  const groups = Map.groupBy(lines, (line) => `${categoryOf(line)} ${toMinor(line.vatRate)}`);
  return [...groups.values()]
    .flatMap((taxed): (VatGroup & { readonly hundredths: bigint })[] => {
      const net = sum(taxed.map((line) => line.net));
      const [line] = taxed;
      if (!net || !line) return [];
      const category = categoryOf(line);
      const hundredths = toMinor(line.vatRate);
      const vat = fromMinor(divideRounded(toMinor(net.amount) * hundredths, 10_000n));
      const reasonCode = line.vatReasonCode ?? REASON_CODES[category] ?? null;
      return [
        {
          ...{ hundredths, category, rate: shortRate(hundredths), reason: line.vatReason ?? null, reasonCode },
          ...{ net, vat: { amount: vat, currency: net.currency } },
        },
      ];
    })
    .sort((a, b) => Number(b.hundredths - a.hundredths) || rankOf(a) - rankOf(b))
    .map(({ hundredths: _, ...group }) => group);
}
const rankOf = ({ category }: VatGroup): number => VAT_CATEGORIES.indexOf(category);

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
