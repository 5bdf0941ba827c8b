import { describe, expect, it } from 'vitest';
import { partsOfMessage } from './model.ts';

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

  it('does not replace places within a contact', () => {
    expect(partsOfMessage('{phone}', { phone: '{email}', email: 'x' })).toEqual([{ kind: 'phone', text: '{email}' }]);
  });
});
