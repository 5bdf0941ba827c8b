export type MessagePart = { kind: 'text' | 'phone' | 'email'; text: string };

/** Splits a message at `{phone}` and `{email}`, and inserts the contact's values. */
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
