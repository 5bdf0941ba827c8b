import { pathOf } from '@hireyard/contract';
import { assetIdIn } from '../scan/label-text.ts';
import { Viewer, type ViewerProps } from '../scan/Viewer.tsx';

interface ScanProps extends Pick<ViewerProps, 'field'> {
  /** Called with the page of the asset on a label. */
  onAsset: (path: string) => void;
  /** Called with the text of any other code. */
  onText: (text: string) => void;
}

/** Scans a code instead of typing it. */
export default function Scan({ field, onAsset, onText }: ScanProps) {
  const onCode = (text: string) => {
    const id = assetIdIn(text);
    if (id) onAsset(pathOf({ resource: 'asset', id }));
    else onText(text);
  };
  return <Viewer field={field} onCode={onCode} />;
}
