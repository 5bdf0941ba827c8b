import { describe, expect, it } from 'vitest';
import { emailHref, telephoneHref } from './contact.ts';

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
