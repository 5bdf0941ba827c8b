/**
 * Returns a product's name in the user's language (I18N-02). Falls back to its default name, then to its code (ST-07).
 */
export const productName = (
  names: Readonly<Record<string, string>> | null,
  code: string,
  defaultName?: string,
): string => names?.[code] ?? (defaultName ? `${code} ${defaultName}` : code);
