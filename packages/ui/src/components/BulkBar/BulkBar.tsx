'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useForkRef } from '@mui/material/utils';
import { type ReactNode, type RefObject, useRef } from 'react';
import { CloseIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { floating, floatingButton, floatingIconButton } from '../../internal/floating.ts';
import { slot } from '../../internal/slot.ts';
import { useLayoutEffect } from '../../internal/use-layout-effect.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { bulkBarText } from './text.ts';

const Root = slot('section', 'HyBulkBar-root', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100% - 24px)',
  marginBlock: 12,
  marginInline: 'auto',
  padding: 10,
  paddingInlineStart: 18,
  ...floating(theme),
  '&[hidden]': { display: 'none' },
  position: 'sticky',
  insetBlockEnd: 12,
  zIndex: 2,
  // In a low window, such as one zoomed to 400 %, the bar follows the rows instead of covering them.
  '@media (max-height: 29.99rem)': { position: 'static' },
  [media.belowNavigation]: {
    flexWrap: 'wrap',
    inlineSize: 'auto',
    gap: 8,
    paddingInlineStart: 14,
    '& > .HyBulkBar-clear': { order: 1 },
    '& > .HyBulkBar-actions': { order: 2, flex: '1 1 100%' },
  },
}));

const Words = slot('span', 'HyBulkBar-words', {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  alignItems: 'baseline',
  columnGap: 10,
  minInlineSize: 'min-content',
  marginInlineEnd: 12,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

const Detail = slot('span', 'HyBulkBar-detail', ({ theme }) => ({
  color: theme.vars.color.onInverse2,
  fontSize: '0.8125rem',
  fontWeight: 400,
}));

const Actions = slot('span', 'HyBulkBar-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [media.belowNavigation]: { '& > button': { flex: '1 1 auto' } },
});

const Main = slot(Button, 'HyBulkBar-action', ({ theme }) => ({
  '&.Mui-focusVisible': { outlineColor: theme.vars.color.onInverse },
}));
const Other = slot(Button, 'HyBulkBar-action', floatingButton);
const Clear = slot(IconButton, 'HyBulkBar-clear', floatingIconButton);

export interface BulkAction {
  readonly id: string;
  /** Action on the selection: "Download as ZIP". */
  readonly label: string;
  readonly onClick: () => void;
  readonly icon?: ReactNode;
  /** True while the action is running: the button keeps focus and ignores clicks. */
  readonly working?: boolean | undefined;
}

export interface BulkBarProps extends RootProps<'HyBulkBar', 'section'> {
  /** Number of selected rows. Zero hides the bar. */
  count: number;
  /** The count with its unit: "3 documents selected". */
  text?: string | undefined;
  /** Total of the selection: "€ 4,852.58 · about 0.9 MB". */
  detail?: string | undefined;
  /** Actions on the selection. The first one is the main action. */
  actions: readonly BulkAction[];
  /** Called to clear the selection. */
  onClear: () => void;
  /**
   * Receives focus if the bar disappears while it has focus. Defaults to a hidden sentence, so that focus is not lost.
   */
  focusWhenCleared?: RefObject<HTMLElement | null> | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['BulkBar']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyBulkBar: BulkBarProps;
  }
  interface ComponentNameToClassKey {
    HyBulkBar: 'root' | 'words' | 'detail' | 'actions' | 'action' | 'clear';
  }
}

/** Actions for the selected rows. Floats over the end of the list and announces the number of selected rows. */
export const BulkBar = withRef(function BulkBar(props: BulkBarProps) {
  const { count, text, detail, actions, onClear, focusWhenCleared, labels, ref, ...root } = useComponentProps(
    'HyBulkBar',
    props,
  );
  const words = useUiText('BulkBar', bulkBarText, labels);
  const bar = useRef<HTMLElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const wasShown = useRef(false);
  const isVisible = count > 0;

  useLayoutEffect(() => {
    if (isVisible) wasShown.current = true;
    else if (bar.current?.contains(document.activeElement)) (focusWhenCleared?.current ?? status.current)?.focus();
  }, [isVisible, focusWhenCleared]);

  const inWords = text ?? words.selected({ count });
  return (
    <>
      <Root data-print="hide" aria-label={words.label} hidden={!isVisible} {...root} ref={useForkRef(bar, ref)}>
        <Words>
          <span>{inWords}</span>
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Words>
        <Actions>
          {actions.map(({ id, label, onClick, icon, working = false }, at) => {
            const ActionButton = at === 0 ? Main : Other;
            return (
              <ActionButton
                key={id}
                {...(at === 0 ? { variant: 'contained', color: 'signal' } : { variant: 'outlined' })}
                startIcon={icon}
                aria-disabled={working}
                onClick={() => !working && onClick()}
              >
                {label}
              </ActionButton>
            );
          })}
        </Actions>
        <Clear aria-label={words.clear} onClick={onClear}>
          <CloseIcon size={14} />
        </Clear>
      </Root>
      <VisuallyHidden ref={status} role="status" tabIndex={-1}>
        {isVisible ? inWords : wasShown.current && words.cleared}
      </VisuallyHidden>
    </>
  );
});
