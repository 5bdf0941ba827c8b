import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../locales/nl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Sparkline, type SparklineProps } from './Sparkline.tsx';

const show = (props: Partial<SparklineProps>, locale?: typeof nl) => {
  render(
    <UiProvider {...(locale && { locale })}>
      <Sparkline label="Engine hours" points={[1.5, null, 8, 4]} {...props} />
    </UiProvider>,
  );
  return screen.getByRole('img');
};

describe('Sparkline', () => {
  it('is a picture whose name says what it shows', () => {
    expect(show({})).toHaveAccessibleName('Engine hours: from 1.5 to 4, lowest 1.5, highest 8');
  });

  it('[UI-04] says it in the reader’s language and unit, target and range included', () => {
    const hours = (value: number) => `${value.toLocaleString('nl')} uur`;
    expect(show({ target: 6, band: { low: 2, high: 9 }, formatValue: hours }, nl)).toHaveAccessibleName(
      'Engine hours: van 1,5 uur naar 4 uur, laagste 1,5 uur, hoogste 8 uur, doel 6 uur, streefbereik 2 uur tot 9 uur',
    );
  });

  it('takes a sentence of the page in the place of its own', () => {
    expect(show({ summary: 'idle since Thursday' })).toHaveAccessibleName('Engine hours: idle since Thursday');
  });

  it('says that there is no value, and draws none', () => {
    const picture = show({ points: [null, null] });
    expect(picture).toHaveAccessibleName('Engine hours: No values');
    expect(picture.querySelectorAll('path')).toHaveLength(0);
  });

  it('draws a line for each run of values, and a point at the end', () => {
    const picture = show({});
    expect(picture.querySelectorAll('.HySparkline-line')).toHaveLength(2);
    expect(picture.querySelectorAll('.HySparkline-point')).toHaveLength(1);
  });
});
