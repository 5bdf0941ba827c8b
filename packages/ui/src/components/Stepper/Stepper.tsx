'use client';

import { CheckIcon, WarningIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import type { ChangeHandler } from '../../internal/controllable.ts';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { visuallyHidden } from '../../internal/visually-hidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { type Step, stateOf } from './model.ts';
import { stepperText } from './text.ts';

const Root = slot('nav', 'HyStepper-root', { minInlineSize: 0 });

const Steps = slot('ol', 'HyStepper-steps', {
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Place = slot('li', 'HyStepper-step', ({ theme }) => ({
  flex: '1 1 0',
  minInlineSize: 0,
  '--hy-step-line': theme.vars.color.line,
  '&[data-state="done"], &[data-state="current"]': { '--hy-step-line': theme.vars.color.brand },
  '&[data-state="failed"]': { '--hy-step-line': theme.vars.tone.error.fg },
  borderBlockStart: '3px solid var(--hy-step-line)',
  [media.forcedColors]: {
    '&[data-state="current"]': { borderColor: 'Highlight' },
    '&[data-state="ahead"]': { borderBlockStartStyle: 'dotted' },
  },
}));

const Name = slot('span', 'HyStepper-name', ({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: 40,
  paddingBlock: 8,
  paddingInline: 0,
  border: 0,
  background: 'none',
  '--hy-step-name': theme.vars.color.ink2,
  color: 'var(--hy-step-name)',
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  'button&': { '--hy-step-name': theme.vars.color.ink, cursor: 'pointer', '&:hover': { textDecoration: 'underline' } },
  '[data-state="current"] &': { '--hy-step-name': theme.vars.color.ink, fontWeight: 650 },
  '[data-state="failed"] &': { '--hy-step-name': theme.vars.tone.error.fg },
  '& > svg, & > [data-number]': { flex: 'none', marginBlockStart: 2 },
  // On a phone, the bars remain. Names other than the current one are only read by screen readers.
  [media.belowNavigation]: {
    fontSize: '0.8125rem',
    '& > [data-name]': visuallyHidden,
  },
}));

const Position = slot('p', 'HyStepper-position', ({ theme }) => ({
  margin: 0,
  color: theme.vars.color.ink2,
  overflowWrap: 'anywhere',
  '& strong': { color: theme.vars.color.ink },
  [media.navigation]: { display: 'none' },
}));

export interface StepperProps extends RootProps<'HyStepper', 'nav'> {
  /** Steps, in order. Ids are unique. */
  steps: readonly Step[];
  /** Id of the current step. */
  current: string;
  /** Called to go back to a completed or failed step. Without it, steps are not clickable. */
  onCurrentChange?: ChangeHandler<string> | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Stepper']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyStepper: StepperProps;
  }
  interface ComponentNameToClassKey {
    HyStepper: 'root' | 'steps' | 'step' | 'name' | 'position';
  }
}

/** Progress in a task of a few steps. States have a shape in addition to their color. */
export const Stepper = withRef(function Stepper(props: StepperProps) {
  const { steps, current, onCurrentChange, labels, ...root } = useComponentProps('HyStepper', props);
  const text = useUiText('Stepper', stepperText, labels);
  const position = steps.findIndex(({ id }) => id === current);
  return (
    <Root aria-label={text.label} {...root}>
      <Position aria-hidden="true">
        {text.position({ step: position + 1, steps: steps.length })} · <strong>{steps[position]?.label}</strong>
      </Position>
      <Steps>
        {steps.map((step, index) => {
          const state = stateOf(step, index, position);
          const passable =
            onCurrentChange !== undefined && (state === 'done' || (state === 'failed' && index !== position));
          const inside = (
            <>
              {state === 'done' && <CheckIcon size={14} />}
              {state === 'failed' && <WarningIcon size={14} />}
              {(state === 'current' || state === 'ahead') && <span data-number="">{index + 1}</span>}
              <span data-name="">{step.label}</span>
              {state === 'done' && <VisuallyHidden>{` (${text.done})`}</VisuallyHidden>}
              {state === 'failed' && <VisuallyHidden>{` (${text.failed})`}</VisuallyHidden>}
            </>
          );
          return (
            <Place key={step.id} data-state={state} aria-current={index === position ? 'step' : undefined}>
              {passable ? (
                <Name as="button" {...{ type: 'button' }} onClick={(event) => onCurrentChange(event, step.id)}>
                  {inside}
                </Name>
              ) : (
                <Name>{inside}</Name>
              )}
            </Place>
          );
        })}
      </Steps>
    </Root>
  );
});
