import { pathOf } from '@hireyard/contract';
import { assetIdIn } from '../scan/label-text.ts';
import { Viewer, type ViewerProps } from '../scan/Viewer.tsx';

interface ScanProps extends Pick<ViewerProps, 'field'> {
  /** The label of an asset: the path of its page. */
  onAsset: (path: string) => void;
  /** Any other code: its text. */
  onText: (text: string) => void;
}

/** Reads a code instead of typing it. */
export default function Scan({ field, onAsset, onText }: ScanProps) {
  const onCode = (text: string) => {
    const id = assetIdIn(text);
    if (id) onAsset(pathOf({ resource: 'asset', id }));
    else onText(text);
  };
  return <Viewer field={field} onCode={onCode} />;
}
