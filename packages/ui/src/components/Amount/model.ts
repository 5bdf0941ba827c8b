export interface AmountPart {
  readonly kind: 'minus' | 'cents' | 'other';
  readonly written: string;
}

interface AmountFormat {
  locale: string;
  currency: string;
  signed: boolean;
}

// Cached, because creating a formatter costs far more than using it, and a list uses each hundreds of times.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ locale, currency, signed }: AmountFormat, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${signed} ${decimals}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const options = { style: 'currency', currency, signDisplay: signed ? 'exceptZero' : 'negative' } as const;
  const usual = new Intl.NumberFormat(locale, options).resolvedOptions().maximumFractionDigits ?? 0;
  const created =
    decimals > usual
      ? new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: decimals, maximumFractionDigits: decimals })
      : new Intl.NumberFormat(locale, options);
  formats.set(key, created);
  return created;
}

/** Maximum that Intl can format. */
const MOST_DECIMALS = 20;

/** Number of significant decimals. More than the currency's usual number are kept, so that nothing is rounded. */
const decimalsOf = (amount: string) => Math.min(/\.(\d*[1-9])/.exec(amount)?.[1]?.length ?? 0, MOST_DECIMALS);

/** U+2212, as wide as a plus and a digit. Intl uses a hyphen in most languages. */
const MINUS = '\u2212';

const KINDS: Partial<Record<Intl.NumberFormatPartTypes, AmountPart['kind']>> = {
  minusSign: 'minus',
  decimal: 'cents',
  fraction: 'cents',
};

/** Parts of a formatted amount, in order. Neighbors of one kind are merged. */
export function amountParts(amount: string, format: AmountFormat): AmountPart[] {
  const parts: AmountPart[] = [];
  // Formats text, because a number would round more than 15 digits.
  for (const { type, value: text } of formatOf(format, decimalsOf(amount)).formatToParts(
    amount as Intl.StringNumericLiteral,
  )) {
    const kind = KINDS[type] ?? 'other';
    const written = kind === 'minus' ? MINUS : text;
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { kind, written: last.written + written };
    else parts.push({ kind, written });
  }
  return parts;
}
