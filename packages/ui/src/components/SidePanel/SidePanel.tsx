'use client';

import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useForkRef } from '@mui/material/utils';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { CloseIcon } from '../../icons/index.ts';
import { type RootProps, rootWith, useComponentProps } from '../../internal/component.ts';
import { ownerStateOf, slot } from '../../internal/slot.ts';
import { useNoCaretBehind } from '../../internal/use-no-caret-behind.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { sidePanelText } from './text.ts';

export interface SidePanelProps extends RootProps<'HySidePanel', 'section'> {
  /** Shows the panel. */
  open: boolean;
  /** Name of the row or thing that the details belong to. */
  title: string;
  /** One line of secondary text under the title. */
  subtitle?: ReactNode;
  /** Details. */
  children?: ReactNode;
  /** Buttons in the footer, always visible. */
  actions?: ReactNode;
  /** Called by the close button, by Escape, and by a click on the page behind a modal panel. */
  onClose: () => void;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['SidePanel']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HySidePanel: SidePanelProps;
  }
  interface ComponentNameToClassKey {
    HySidePanel: 'root' | 'scrim' | 'head' | 'title' | 'subtitle' | 'body' | 'foot';
  }
}

const Root = slot('section', 'HySidePanel-root', ({ theme }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.color.surface,
  color: theme.vars.color.ink,
  [media.details]: {
    position: 'sticky',
    insetBlockStart: `calc(${theme.vars.density.header} + 12px)`,
    flex: 'none',
    inlineSize: '26rem',
    marginInlineStart: 20,
    maxBlockSize: `calc(100dvh - ${theme.vars.density.header} - 24px)`,
    border: `1px solid ${theme.vars.color.line}`,
    borderRadius: theme.vars.radius.card,
  },
  [media.belowDetails]: {
    position: 'fixed',
    zIndex: theme.zIndex.drawer,
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: 'min(100%, 28rem)',
    boxShadow: theme.vars.elevation.dialog,
    [media.forcedColors]: { borderInlineStart: '1px solid' },
  },
  [media.belowNavigation]: { inlineSize: '100%' },
}));

const Scrim = slot('div', 'HySidePanel-scrim', ({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.drawer,
  backgroundColor: theme.vars.color.scrim,
  [media.details]: { display: 'none' },
}));

const Head = slot('header', 'HySidePanel-head', ({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 14,
  paddingInline: '20px 12px',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
}));

const Title = slot('h2', 'HySidePanel-title', ({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  paddingBlockStart: 4,
  overflowWrap: 'anywhere',
  // Scripts focus the title, so that it is announced. No ring, because it is not interactive.
  '&:focus': { outline: 'none' },
}));

const Subtitle = slot('p', 'HySidePanel-subtitle', ({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.color.ink3,
  overflowWrap: 'anywhere',
}));

const Body = slot('div', 'HySidePanel-body', {
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingBlock: 16,
  paddingInline: 20,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const Foot = slot('footer', 'HySidePanel-foot', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  paddingBlock: 14,
  paddingInline: 20,
  borderBlockStart: `1px solid ${theme.vars.color.line}`,
}));

/** Prevents the page from scrolling under a modal panel. */
const pageStaysPut = <GlobalStyles styles={{ [media.belowDetails]: { body: { overflow: 'hidden' } } }} />;

/** Child of `body` that contains an element. Menus and dialogs have one of their own, beside the application's. */
const layerOf = (element: Element | null) => element?.closest('body > *');

const OwnerState = ownerStateOf('HySidePanel');

/**
 * Details beside a list, placed by a `SidePanelLayout`. Below 64rem it is a modal sheet over the page, on a phone a
 * full-screen one.
 */
export const SidePanel = withRef(function SidePanel(props: SidePanelProps) {
  const { open, ...rest } = useComponentProps('HySidePanel', props);
  return open && <OpenSidePanel {...rest} />;
});

const OpenSidePanel = withRef(function OpenSidePanel({
  title,
  subtitle,
  children,
  actions,
  onClose,
  labels,
  ref,
  ...root
}: Omit<SidePanelProps, 'open'> & { ownerState: object }) {
  const text = useUiText('SidePanel', sidePanelText, labels);
  const modal = !useMediaQuery(media.details, { defaultMatches: true, noSsr: true });
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useFocusInside(panel, heading);
  useNoCaretBehind(panel);
  // A menu or dialog opened from the panel keeps focus.
  const hasTopLayer = () => {
    const focused = layerOf(document.activeElement);
    return !focused || focused === layerOf(panel.current);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <OwnerState.Provider value={root.ownerState}>
      {pageStaysPut}
      {modal && <Scrim data-print="hide" aria-hidden="true" onClick={onClose} />}
      <FocusTrap open={modal} isEnabled={hasTopLayer} disableAutoFocus disableRestoreFocus>
        <Root
          role={modal ? 'dialog' : 'complementary'}
          aria-modal={modal || undefined}
          aria-labelledby={id}
          tabIndex={-1}
          {...rootWith(root, { onKeyDown: closeByKey })}
          ref={useForkRef(panel, ref)}
        >
          <Head>
            <div>
              <Title ref={heading} id={id} tabIndex={-1}>
                {title}
              </Title>
              {subtitle && <Subtitle>{subtitle}</Subtitle>}
            </div>
            <IconButton aria-label={text.close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </Head>
          {/* Focusable, because keyboard users must be able to scroll it even without focusable content. */}
          <Body role="group" aria-labelledby={id} tabIndex={0}>
            {children}
          </Body>
          {actions && <Foot data-print="hide">{actions}</Foot>}
        </Root>
      </FocusTrap>
    </OwnerState.Provider>
  );
});

/** Moves focus into the panel, and back to the opener on close, unless focus has moved elsewhere. */
function useFocusInside(panel: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>) {
  // Not a layout effect: the focus trap must unmount first, or it would take focus back.
  useEffect(() => {
    const opener = document.activeElement;
    const inside = panel.current;
    heading.current?.focus();
    return () => {
      const { activeElement } = document;
      const isLost = !activeElement || activeElement === document.body || inside?.contains(activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panel, heading]);
}
