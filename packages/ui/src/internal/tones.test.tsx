import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { KeyFigures, Logo, MessageBanner, StatusChip, Stepper, UiProvider, WhatsNewPage } from '../index.ts';
import { BlockedBanner, PlanningItem } from '../rental/index.ts';
import { minimalProps } from '../testing/minimal-props.ts';
import { themeWith } from '../testing/theme-with.ts';

const OWN = { color: 'rgb(1, 2, 3)', backgroundColor: 'rgb(4, 5, 6)', borderColor: 'rgb(7, 8, 9)' };
const nothing = () => undefined;
const steps = [
  { id: 'done', label: 'Machine' },
  { id: 'failed', label: 'Dates', failed: true },
  { id: 'current', label: 'Place' },
];
const change = (kind: 'new' | 'better' | 'fixed') => ({ id: kind, kind, text: 'Dates in one field' });

const toned: [target: string, element: ReactElement][] = [
  [
    'HyStatusChip-root',
    <StatusChip key="chip" tone="error">
      Overdue 7 days
    </StatusChip>,
  ],
  ['HyPlanningItem-root', <PlanningItem key="item" {...minimalProps.HyPlanningItem} status="overdue" />],
  ['HyMessageBanner-root', <MessageBanner key="message" {...minimalProps.HyMessageBanner} />],
  ['HyBlockedBanner-root', <BlockedBanner key="blocked" {...minimalProps.HyBlockedBanner} />],
  ['HyLogo-root', <Logo key="logo" variant="panel" />],
  ['HyStepper-step', <Stepper key="steps" steps={steps} current="current" />],
  ['HyStepper-name', <Stepper key="names" steps={steps} current="current" onCurrentChange={nothing} />],
  [
    'HyWhatsNewPage-kind',
    <WhatsNewPage
      key="kinds"
      releases={[{ id: '1', title: 'One', date: '2026-11-12', changes: [change('new'), change('better')] }]}
    />,
  ],
  ...['card', 'value'].map((part): [string, ReactElement] => [
    `HyKeyFigures-${part}`,
    <KeyFigures key={part} label="Filter" figures={[{ id: 'overdue', label: 'Overdue', value: '3', tone: 'error' }]} />,
  ]),
];

describe('[UI-01] a plain declaration of the theme overrides a tone, as it does MUI’s colors', () => {
  it.each(toned)('%s', (target, element) => {
    const [name = '', part = ''] = target.split('-');
    const theme = themeWith({ [name]: { styleOverrides: { [part]: OWN } } });
    render(<UiProvider theme={theme}>{element}</UiProvider>);
    const elements = [...document.querySelectorAll(`.${target}`)];
    expect(elements.length).toBeGreaterThan(0);
    for (const styled of elements) {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(styled);
      expect({ color, backgroundColor, borderColor: borderTopColor }).toEqual(OWN);
    }
  });
});
