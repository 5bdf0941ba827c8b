import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { CloseIcon, ExternalIcon, HamburgerIcon } from '../../internal/icons.tsx';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import type { MenuAction, MenuLink } from '../MenuButton/model.ts';
import { flattenSections, type NavigationSection } from './model.ts';

export interface MobileNavigationProps {
  sections: readonly NavigationSection[];
  /** Stands above the sections: the New order button. */
  primary?: ReactNode;
  /** Stands in the head of the dialog. */
  logo?: ReactNode;
  LinkComponent?: LinkComponent;
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: theme.vars.density.header,
  paddingInline: 14,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
}));

const Body = styled('div')({ display: 'grid', gap: 20, padding: 14, paddingBlockEnd: 40, overflowY: 'auto' });

const Heading = styled('h2')(({ theme }) => ({
  margin: 0,
  paddingBlock: 6,
  paddingInline: 12,
  ...theme.typography.columnHead,
  color: theme.vars.color.ink3,
  overflowWrap: 'anywhere',
}));

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Section = styled('section')(({ theme }) => ({
  '& + &': { marginBlockStart: 12, paddingBlockStart: 12, borderBlockStart: `1px solid ${theme.vars.color.line}` },
}));

const Entry = styled(ButtonBase)(({ theme }) => ({
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: 12,
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
  '& > svg': { flex: 'none', color: theme.vars.color.ink3 },
})) as typeof ButtonBase;

/** The hamburger and the full-screen navigation behind it: every entry of the wide header, submenus laid out flat. */
export function MobileNavigation({ sections, primary, logo, LinkComponent }: MobileNavigationProps) {
  const text = useUiText('MobileNavigation');
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useCloseWhenWide(open, close);
  return (
    <>
      <IconButton aria-label={text.open} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <HamburgerIcon size={18} />
      </IconButton>
      <Dialog fullScreen open={open} onClose={close} aria-labelledby={titleId} transitionDuration={0}>
        <Head>
          {logo}
          <VisuallyHidden id={titleId}>{text.title}</VisuallyHidden>
          <IconButton aria-label={text.close} onClick={close}>
            <CloseIcon size={18} />
          </IconButton>
        </Head>
        {/* Whatever leads on closes the dialog; a press on a heading or the ground does not. */}
        <Body
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) close();
          }}
        >
          {primary}
          <nav aria-labelledby={titleId}>
            {flattenSections(sections).map(({ id, label, entries }) => (
              <Section key={id}>
                {label && <Heading id={`${titleId}-${id}`}>{label}</Heading>}
                <List aria-labelledby={label ? `${titleId}-${id}` : undefined}>
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <NavigationEntry entry={entry} LinkComponent={LinkComponent} onClose={close} />
                    </li>
                  ))}
                </List>
              </Section>
            ))}
          </nav>
        </Body>
      </Dialog>
    </>
  );
}

interface NavigationEntryProps {
  entry: MenuLink | MenuAction;
  LinkComponent?: LinkComponent;
  onClose: () => void;
}

function NavigationEntry({ entry, LinkComponent, onClose }: NavigationEntryProps) {
  const text = useUiText('MenuButton');
  const Link = useLinkComponent(LinkComponent);
  if (entry.kind === 'action') {
    const choose = () => {
      onClose();
      entry.onSelect();
    };
    return <Entry onClick={choose}>{entry.label}</Entry>;
  }
  if (entry.external) {
    return (
      <Entry LinkComponent="a" href={entry.href} target="_blank" rel="noopener noreferrer">
        {entry.label}
        <VisuallyHidden>{` (${text.opensInNewTab})`}</VisuallyHidden>
        <ExternalIcon />
      </Entry>
    );
  }
  return (
    <Entry LinkComponent={Link} href={entry.href} aria-current={entry.current ? 'page' : undefined}>
      {entry.label}
    </Entry>
  );
}

/** A turned phone may become wide enough for the tabs: the dialog then has nothing to say any more. */
function useCloseWhenWide(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open || typeof window.matchMedia !== 'function') return;
    const wide = window.matchMedia('(min-width: 40rem)');
    const onChange = () => wide.matches && close();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  });
}
