import type { CSSObject } from '@mui/material/styles';

/** Controls and what is about the window: none of it says anything on paper. Our own components say so themselves. */
const NOT_ON_PAPER =
  '[data-print="hide"], .MuiButton-root, .MuiIconButton-root, .MuiTooltip-popper, .MuiSkeleton-root, .hy-consent-notice';

/**
 * A page on paper: its content alone, in light colors. `data-print="hide"` leaves out more, `data-print="only"` is
 * shown on paper alone, and `data-print="page"` begins a new sheet.
 */
export const printStyles: CSSObject = {
  '@page': { margin: '14mm 12mm' },
  '@media screen': { '[data-print="only"]': { display: 'none !important' } },
  '@media print': {
    body: { minBlockSize: 0, backgroundColor: '#fff' },
    [NOT_ON_PAPER]: { display: 'none !important' },
    '*, *::before, *::after': { boxShadow: 'none !important', animation: 'none !important' },
    // What scrolls or sticks on the screen is laid out in full.
    'main, section, aside, .MuiPaper-root, .HySidePanel-body': { overflow: 'visible !important' },
    'thead th, .HySidePanel-root': { position: 'static !important', maxBlockSize: 'none !important' },
    thead: { display: 'table-header-group' },
    // Columns share the sheet by what they hold; on the screen they keep their widths and break a word that is too long.
    '.HyDataList-root': { tableLayout: 'auto !important' },
    '.HyDataList-root *': { overflowWrap: 'normal !important' },
    'tr, li, dl > div, figure, img, svg': { breakInside: 'avoid' },
    'h1, h2, h3, h4, caption': { breakAfter: 'avoid' },
    'a, a *': { color: 'inherit !important', textDecoration: 'none !important' },
    // Bars and chips are their background.
    '[data-tone], .HyRentalPeriodBar-root *, .HyPlanningItem-root': { printColorAdjust: 'exact' },
    '[data-print="page"]': { breakBefore: 'page' },
  },
};
