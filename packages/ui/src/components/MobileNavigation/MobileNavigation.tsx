'use client';

import IconButton from '@mui/material/IconButton';
import { type ReactNode, useCallback, useState } from 'react';
import { MenuIcon } from '../../icons/index.ts';
import { type RootProps, rootWith, useComponentProps } from '../../internal/component.ts';
import { ownerStateOf, slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import type { LinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import type { NavigationSection } from './model.ts';
import { NavigationDialog } from './NavigationDialog.tsx';
import { mobileNavigationText } from './text.ts';

export interface MobileNavigationProps extends RootProps<'HyMobileNavigation', 'button'> {
  /** Entries in groups. */
  sections: readonly NavigationSection[];
  /** Content above the sections: the New order button. */
  primary?: ReactNode;
  /** Content of the dialog's head. */
  logo?: ReactNode;
  /** Component that renders links. Defaults to the provider’s. */
  LinkComponent?: LinkComponent | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['MobileNavigation']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyMobileNavigation: MobileNavigationProps;
  }
  interface ComponentNameToClassKey {
    HyMobileNavigation: 'root' | 'head' | 'body' | 'heading' | 'list' | 'section' | 'entry';
  }
}

const Root = slot(IconButton, 'HyMobileNavigation-root', {});

const OwnerState = ownerStateOf('HyMobileNavigation');

/** Hamburger button with the full-screen navigation behind it. */
export const MobileNavigation = withRef(function MobileNavigation(props: MobileNavigationProps) {
  const { sections, primary, logo, LinkComponent, labels, ...root } = useComponentProps('HyMobileNavigation', props);
  const text = useUiText('MobileNavigation', mobileNavigationText, labels);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Root
        aria-label={text.open}
        {...rootWith(root, { onClick: () => setOpen(true) })}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        <MenuIcon size={18} />
      </Root>
      {open && (
        <OwnerState.Provider value={root.ownerState}>
          <NavigationDialog {...{ sections, primary, logo, LinkComponent, text }} onClose={close} />
        </OwnerState.Provider>
      )}
    </>
  );
});
