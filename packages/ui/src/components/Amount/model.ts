export interface AmountPart {
  readonly kind: 'minus' | 'cents' | 'other';
  readonly written: string;
}

interface AmountFormat {
  locale: string;
  currency: string;
  signed: boolean;
}

// Making a formatter costs far more than using it, and a list uses each hundreds of times.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ locale, currency, signed }: AmountFormat, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${signed} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const options = { style: 'currency', currency, signDisplay: signed ? 'exceptZero' : 'negative' } as const;
  const usual = new Intl.NumberFormat(locale, options).resolvedOptions().maximumFractionDigits ?? 0;
  const made =
    decimals > usual
      ? new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: decimals, maximumFractionDigits: decimals })
      : new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** What Intl can write. */
const MOST_DECIMALS = 20;

/** Decimals that say something: a currency has a usual number of them, and nothing is rounded away for it. */
const decimalsOf = (amount: string) => Math.min(/\.(\d*[1-9])/.exec(amount)?.[1]?.length ?? 0, MOST_DECIMALS);

/** U+2212, as wide as a plus and a figure; a hyphen is what Intl writes in most languages. */
const MINUS = '\u2212';

const KINDS: Partial<Record<Intl.NumberFormatPartTypes, AmountPart['kind']>> = {
  minusSign: 'minus',
  decimal: 'cents',
  fraction: 'cents',
};

/** The parts of a written amount, in their order; neighbors of one kind are one part. */
export function amountParts(amount: string, format: AmountFormat): AmountPart[] {
  const parts: AmountPart[] = [];
  // As text: a number would round what has more than 15 digits.
  for (const { type, value: said } of formatOf(format, decimalsOf(amount)).formatToParts(
    amount as Intl.StringNumericLiteral,
  )) {
    const kind = KINDS[type] ?? 'other';
    const written = kind === 'minus' ? MINUS : said;
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { kind, written: last.written + written };
    else parts.push({ kind, written });
  }
  return parts;
}
