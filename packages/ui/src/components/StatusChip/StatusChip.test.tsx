import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { TONES } from '../../theme/tokens.ts';
import { TONE_SHAPE } from './model.ts';
import { StatusChip } from './StatusChip.tsx';

describe('StatusChip', () => {
  it('[SH-05] distinguishes every tone by shape, not by color alone', () => {
    expect(new Set(Object.values(TONE_SHAPE)).size).toBe(TONES.length);
    render(
      <UiProvider>
        {TONES.map((tone) => (
          <StatusChip key={tone} tone={tone}>{`State ${tone}`}</StatusChip>
        ))}
      </UiProvider>,
    );
    const shapes = TONES.map((tone) => screen.getByText(`State ${tone}`).parentElement?.querySelector('svg'));
    expect(new Set(shapes.map((shape) => shape?.dataset.shape)).size).toBe(TONES.length);
    expect(shapes.every((shape) => shape?.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  it('[SH-05] draws what is not finished in a shape that no tone has', () => {
    render(
      <UiProvider>
        <StatusChip tone="neutral" shape="brokenRing">
          Draft
        </StatusChip>
      </UiProvider>,
    );
    const shape = screen.getByText('Draft').parentElement?.querySelector('svg')?.dataset.shape;
    expect(shape).toBe('brokenRing');
    expect(Object.values(TONE_SHAPE)).not.toContain(shape);
  });
});
