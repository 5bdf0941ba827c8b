import { type CSSObject, styled, type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback, useState } from 'react';

/** Containing block for fixed elements, in place of the window. */
const Window = styled('div')({ position: 'relative', minInlineSize: 0, transform: 'translate(0)' });

/** Line around the cell of a figure. */
export const framed = ({ theme }: { theme: Theme }): CSSObject => ({
  '& > div': {
    padding: 16,
    border: `1px solid ${theme.vars.color.line}`,
    borderRadius: theme.vars.radius.card,
    overflow: 'hidden',
  },
});

/** Cell for an example and its dialogs, so that a page can show several side by side. */
export function Cell({ children }: { children: ReactNode }) {
  const [window, setWindow] = useState<HTMLElement | null>(null);
  const contained = useCallback((theme: Theme) => (window ? dialogsIn(theme, window) : theme), [window]);
  return <Window ref={setWindow}>{window && <ThemeProvider theme={contained}>{children}</ThemeProvider>}</Window>;
}

function dialogsIn(theme: Theme, window: HTMLElement): Theme {
  const defaultProps = {
    container: window,
    disableAutoFocus: true,
    disableEnforceFocus: true,
    disableRestoreFocus: true,
    disableScrollLock: true,
  };
  const root = {
    '&.MuiDialog-root': { position: 'static' as const },
    // A cell is narrower than any window, and its dialogs need no margin.
    '& .MuiDialog-paperFullWidth:not(.MuiDialog-paperFullScreen)': { margin: 8, inlineSize: 'calc(100% - 16px)' },
  };
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiDialog: {
        ...theme.components?.MuiDialog,
        defaultProps: { ...theme.components?.MuiDialog?.defaultProps, ...defaultProps, hideBackdrop: true },
        styleOverrides: { ...theme.components?.MuiDialog?.styleOverrides, root },
      },
    },
  };
}
