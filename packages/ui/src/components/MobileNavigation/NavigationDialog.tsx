'use client';

import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useState } from 'react';
import { CloseIcon, ExternalLinkIcon } from '../../icons/index.ts';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { ItemContent, reasonIdOf } from '../MenuButton/ItemContent.tsx';
import type { MenuAction, MenuLink } from '../MenuButton/model.ts';
import { menuButtonText } from '../MenuButton/text.ts';
import type { MobileNavigationProps } from './MobileNavigation.tsx';
import { flattenSections } from './model.ts';

const Head = slot('div', 'HyMobileNavigation-head', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: theme.vars.density.header,
  paddingInline: 14,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
}));

const Body = slot('div', 'HyMobileNavigation-body', {
  display: 'grid',
  gap: 20,
  padding: 14,
  paddingBlockEnd: 40,
  overflowY: 'auto',
  // The header's main button gets the width of the entries.
  '& > span > .MuiButton-root': { flex: 1 },
});

const Heading = slot('h2', 'HyMobileNavigation-heading', ({ theme }) => ({
  margin: 0,
  paddingBlock: 6,
  paddingInline: 12,
  ...theme.typography.columnHead,
  color: theme.vars.color.ink3,
  overflowWrap: 'anywhere',
}));

const List = slot('ul', 'HyMobileNavigation-list', { margin: 0, padding: 0, listStyle: 'none' });

const Section = slot('section', 'HyMobileNavigation-section', ({ theme }) => ({
  '& + &': { marginBlockStart: 12, paddingBlockStart: 12, borderBlockStart: `1px solid ${theme.vars.color.line}` },
}));

const Entry = slot(ButtonBase, 'HyMobileNavigation-entry', ({ theme }) => ({
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: 12,
  gap: 12,
  justifyContent: 'space-between',
  borderRadius: theme.vars.radius.control,
  ...theme.typography.body1,
  fontSize: '1.0625rem',
  fontWeight: 500,
  color: theme.vars.color.ink,
  textAlign: 'start',
  '&:hover': { backgroundColor: theme.vars.color.sunk },
  '&[aria-current="page"]': {
    backgroundColor: theme.vars.color.brandSoft,
    color: theme.vars.color.brand,
    fontWeight: 650,
  },
  '&[aria-disabled="true"]': { color: theme.vars.color.ink3, cursor: 'default' },
  '& > svg': { flex: 'none', color: theme.vars.color.ink3 },
})) as typeof ButtonBase;

interface NavigationDialogProps extends Pick<MobileNavigationProps, 'sections' | 'primary' | 'logo' | 'LinkComponent'> {
  text: UiLocale['MobileNavigation'];
  onClose: () => void;
}

/** Full-screen navigation: all entries of the wide header, with submenus laid out flat. */
export function NavigationDialog(props: NavigationDialogProps) {
  const { sections, primary, logo, LinkComponent, text, onClose } = props;
  const titleId = useId();
  useWhenWide(onClose);
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={titleId} transitionDuration={0}>
      <Head>
        {logo}
        <VisuallyHidden id={titleId}>{text.title}</VisuallyHidden>
        <IconButton aria-label={text.close} onClick={onClose}>
          <CloseIcon size={18} />
        </IconButton>
      </Head>
      {/* Every link closes the dialog. A click on a heading or the background does not. */}
      <Body
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onClose();
        }}
      >
        {primary}
        <nav aria-labelledby={titleId}>
          {flattenSections(sections).map(({ id, label, entries }) => (
            <Section key={id}>
              {label && (
                <Heading id={`${titleId}-${id}`}>
                  <bdi>{label}</bdi>
                </Heading>
              )}
              <List aria-labelledby={label ? `${titleId}-${id}` : undefined}>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <NavigationEntry entry={entry} LinkComponent={LinkComponent} onClose={onClose} />
                  </li>
                ))}
              </List>
            </Section>
          ))}
        </nav>
      </Body>
    </Dialog>
  );
}

interface NavigationEntryProps {
  entry: MenuLink | MenuAction;
  /** Component that renders links. Defaults to the provider’s. */
  LinkComponent?: LinkComponent | undefined;
  onClose: () => void;
}

function NavigationEntry({ entry, LinkComponent, onClose }: NavigationEntryProps) {
  const text = useUiText('MenuButton', menuButtonText);
  const Link = useLinkComponent(LinkComponent);
  const id = useId();
  const content = <ItemContent item={entry} id={id} />;
  if (entry.disabled) {
    return (
      <Entry disableRipple aria-disabled="true" aria-describedby={reasonIdOf(entry, id)}>
        {content}
      </Entry>
    );
  }
  if (entry.kind === 'action') {
    const choose = () => {
      onClose();
      entry.onSelect();
    };
    return <Entry onClick={choose}>{content}</Entry>;
  }
  if (entry.external) {
    return (
      <Entry LinkComponent="a" href={entry.href} target="_blank" rel="noopener noreferrer">
        {content}
        <VisuallyHidden>{` (${text.opensInNewTab})`}</VisuallyHidden>
        <ExternalLinkIcon />
      </Entry>
    );
  }
  return (
    <Entry LinkComponent={Link} href={entry.href} aria-current={entry.current ? 'page' : undefined}>
      {content}
    </Entry>
  );
}

/** Calls `onWide` when the window becomes wide enough for the tabs, for example after rotating a phone. */
function useWhenWide(onWide: () => void) {
  const isWide = useMediaQuery(media.navigation, { noSsr: true });
  const [wasWide] = useState(isWide);
  useEffect(() => {
    if (isWide && !wasWide) onWide();
  }, [isWide, wasWide, onWide]);
}
