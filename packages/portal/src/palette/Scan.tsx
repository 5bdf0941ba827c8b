import { pageIn } from '../scan/label-text.ts';
import { Viewer, type ViewerProps } from '../scan/Viewer.tsx';

interface ScanProps extends Pick<ViewerProps, 'field'> {
  /** Called with the path of the page that the code names. */
  onPage: (path: string) => void;
  /** Called with the text of any other code. */
  onText: (text: string) => void;
}

/** Scans a code instead of typing it. */
export default function Scan({ field, onPage, onText }: ScanProps) {
  const onCode = (text: string) => {
    const page = pageIn(text);
    if (page) onPage(page);
    else onText(text);
  };
  return <Viewer field={field} onCode={onCode} />;
}
