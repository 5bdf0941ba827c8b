export type MessagePart = { kind: 'text' | 'phone' | 'email'; text: string };

/** Splits a message at its `{phone}` and `{email}` places, which become the given values. */
export function partsOfMessage(message: string, contact: { phone: string; email: string }): MessagePart[] {
  return message
    .split(/(\{phone\}|\{email\})/u)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '{phone}') return { kind: 'phone', text: contact.phone };
      if (part === '{email}') return { kind: 'email', text: contact.email };
      return { kind: 'text', text: part };
    });
}

/** Where an e-mail address leads (RFC 6068); nothing in it can add a header such as `?bcc=`. */
export function emailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** Where a telephone number leads: digits and a leading plus alone (RFC 3966); a trunk zero in brackets is left out. */
export function telephoneHref(phone: string): string {
  const digits = phone.replace(/\(0\)/gu, '').replace(/[^\d+]/gu, '');
  return `tel:${digits.slice(0, 1)}${digits.slice(1).replaceAll('+', '')}`;
}
