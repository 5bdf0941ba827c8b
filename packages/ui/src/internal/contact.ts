/** Where an e-mail address leads (RFC 6068); nothing in it can add a header such as `?bcc=`. */
export function emailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** Where a telephone number leads: digits and a leading plus alone (RFC 3966); a trunk zero in brackets is left out. */
export function telephoneHref(phone: string): string {
  const digits = phone.replace(/\(0\)/gu, '').replace(/[^\d+]/gu, '');
  return `tel:${digits.slice(0, 1)}${digits.slice(1).replaceAll('+', '')}`;
}
