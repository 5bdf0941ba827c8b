import { describe, expect, it } from 'vitest';
import { emailHref, partsOfMessage, telephoneHref } from './model.ts';

describe('[SH-02] partsOfMessage', () => {
  it('puts phone and e-mail in their places', () => {
    const parts = partsOfMessage('Call {phone} or write to {email}.', {
      phone: '+31 20 555',
      email: 'rent@demo.example',
    });
    expect(parts).toEqual([
      { kind: 'text', text: 'Call ' },
      { kind: 'phone', text: '+31 20 555' },
      { kind: 'text', text: ' or write to ' },
      { kind: 'email', text: 'rent@demo.example' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('takes a contact that looks like a place for what it is', () => {
    expect(partsOfMessage('{phone}', { phone: '{email}', email: 'x' })).toEqual([{ kind: 'phone', text: '{email}' }]);
  });
});

describe('[SH-02] emailHref', () => {
  it('writes to the address and to nobody else', () => {
    expect(emailHref('rent@demo.example')).toBe('mailto:rent@demo.example');
    const { pathname, search } = new URL(emailHref('rent@demo.example?bcc=eve@evil.example&body=x'));
    expect(decodeURIComponent(pathname)).toBe('rent@demo.example?bcc=eve@evil.example&body=x');
    expect(search).toBe('');
  });
});

describe('[SH-02] telephoneHref', () => {
  it('keeps digits and the leading plus', () => {
    expect(telephoneHref('+31 (0)20 555 01-23')).toBe('tel:+31205550123');
    expect(telephoneHref('020/555 0123')).toBe('tel:0205550123');
  });
});
