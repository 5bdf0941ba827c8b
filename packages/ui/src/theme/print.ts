import type { CSSObject } from '@mui/material/styles';

/** Controls and window elements, which are useless on paper. Our own components hide theirs themselves. */
const NOT_ON_PAPER =
  '[data-print="hide"], .MuiButton-root, .MuiIconButton-root, .MuiTooltip-popper, .MuiSkeleton-root, .hy-consent-notice';

/**
 * Print styles: only the content, in light colors. `data-print="hide"` hides an element on paper, `data-print="only"`
 * shows it only on paper, and `data-print="page"` starts a new sheet.
 */
export const printStyles: CSSObject = {
  '@page': { margin: '14mm 12mm' },
  '@media screen': { '[data-print="only"]': { display: 'none !important' } },
  '@media print': {
    body: { minBlockSize: 0, backgroundColor: '#fff' },
    [NOT_ON_PAPER]: { display: 'none !important' },
    '*, *::before, *::after': { boxShadow: 'none !important', animation: 'none !important' },
    // Elements that scroll or stick on the screen are laid out in full.
    'main, section, aside, .MuiPaper-root, .HySidePanel-body': { overflow: 'visible !important' },
    'thead th, .HySidePanel-root': { position: 'static !important', maxBlockSize: 'none !important' },
    thead: { display: 'table-header-group' },
    // On paper, column widths follow the content. On the screen they are fixed, and long words break.
    '.HyDataList-root': { tableLayout: 'auto !important' },
    '.HyDataList-root *': { overflowWrap: 'normal !important' },
    'tr, li, dl > div, figure, img, svg': { breakInside: 'avoid' },
    'h1, h2, h3, h4, caption': { breakAfter: 'avoid' },
    'a, a *': { color: 'inherit !important', textDecoration: 'none !important' },
    // Bars and chips need their background.
    '[data-tone], .HyRentalPeriodBar-root *, .HyPlanningItem-root': { printColorAdjust: 'exact' },
    '[data-print="page"]': { breakBefore: 'page' },
  },
};
