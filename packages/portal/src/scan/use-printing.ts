import { useEffect, useState } from 'react';

/** Opens the print dialog once the printed content has rendered. `isPrinting` is true until the dialog is closed. */
export function usePrinting(): { readonly isPrinting: boolean; readonly print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const ended = () => setPrinting(false);
    window.addEventListener('afterprint', ended);
    window.print();
    return () => window.removeEventListener('afterprint', ended);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}
