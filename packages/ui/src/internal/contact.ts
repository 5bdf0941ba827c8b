/** `mailto:` URL of an e-mail address (RFC 6068). Escaped, so that an address cannot add a header such as `?bcc=`. */
export function emailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** `tel:` URL of a telephone number (RFC 3966): only digits and a leading plus. Omits a trunk zero in brackets. */
export function telephoneHref(phone: string): string {
  const digits = phone.replace(/\(0\)/gu, '').replace(/[^\d+]/gu, '');
  return `tel:${digits.slice(0, 1)}${digits.slice(1).replaceAll('+', '')}`;
}
