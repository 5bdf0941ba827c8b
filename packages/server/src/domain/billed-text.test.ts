import { describe, expect, it } from 'vitest';
import { billedText, withProductName } from './billed-text.ts';

describe('the text of an invoice line', () => {
  const names = ['Schranklader', 'Skid steer', 'Kompaktlader'];
  const text = billedText(
    { name: 'Schranklader', fleetNumber: '204 118', quantity: 1 },
    { from: '2026-10-01', to: '2026-10-28' },
    'nl',
  );

  it('[I18N-02] names its product in the language of the reader', () => {
    expect(text).toBe('Schranklader (204 118), 1-10-2026 – 28-10-2026');
    expect(withProductName(text, names, 'Skid steer')).toBe('Skid steer (204 118), 1-10-2026 – 28-10-2026');
  });

  it('[I18N-02] stays as it is without a name in the language of the reader, or without a name of the product', () => {
    expect(withProductName(text, names, undefined)).toBe(text);
    expect(withProductName('Transport', names, 'Skid steer')).toBe('Transport');
  });

  it('[I18N-02] takes the longest name where one contains another', () => {
    expect(withProductName('Graafmachine mini', ['Graafmachine', 'Graafmachine mini'], 'Mini excavator')).toBe(
      'Mini excavator',
    );
  });
});
