/** A product's name in the user's language (I18N-02); without one its default name, and its code where there is none (ST-07). */
export const productName = (
  names: Readonly<Record<string, string>> | null,
  code: string,
  defaultName?: string,
): string => names?.[code] ?? (defaultName ? `${code} ${defaultName}` : code);
