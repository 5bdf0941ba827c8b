import { ArchiveIcon, FileIcon, Icon } from '../../icons/index.ts';
import type { AttachmentKind } from './model.ts';

const SIZE = 18;

/** Icon shown instead of a thumbnail. */
export function AttachmentIcon({ kind }: { kind: AttachmentKind }) {
  if (kind === 'image')
    return (
      <Icon size={SIZE}>
        <rect x="2" y="3" width="12" height="10" rx="1.5" />
        <path d="m2.5 11.5 3.2-3.2 2.4 2.4 2-2 3.4 3.3M6 6.2v.1" />
      </Icon>
    );
  if (kind === 'film')
    return (
      <Icon size={SIZE}>
        <rect x="2" y="3" width="12" height="10" rx="1.5" />
        <path d="m6.8 6 3.2 2-3.2 2Z" />
      </Icon>
    );
  if (kind === 'sheet')
    return (
      <Icon size={SIZE}>
        <path d="M3 2.5h10v11H3ZM3 6.2h10M3 9.8h10M7 6.2v7.3" />
      </Icon>
    );
  if (kind === 'archive') return <ArchiveIcon size={SIZE} />;
  return <FileIcon size={SIZE} />;
}
