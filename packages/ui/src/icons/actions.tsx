import { withRef } from '../internal/with-ref.ts';
import { Icon, type IconProps, path, pointer } from './Icon.tsx';

export const ArchiveIcon = /* @__PURE__ */ withRef(function ArchiveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2" y="3" width="12" height="3" rx="0.8" />
      <path d="M3 6v6a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V6M6.5 9h3" />
    </Icon>
  );
});

export const CameraIcon = /* @__PURE__ */ withRef(function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5h2l1.2-2h3.6L11 5h2a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z" />
      <circle cx="8" cy="8.8" r="2.2" />
    </Icon>
  );
});

export const CommentIcon = /* @__PURE__ */ path(
  'CommentIcon',
  'M3 2.5h10a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H8l-3.5 2.7v-2.7H3a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1Z',
);

export const CopyIcon = /* @__PURE__ */ withRef(function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
      <path d="M10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2" />
    </Icon>
  );
});

export const DownloadIcon = /* @__PURE__ */ path('DownloadIcon', 'M8 2.5V10M5 7l3 3 3-3M2.5 13.5h11');

export const EditIcon = /* @__PURE__ */ path('EditIcon', 'M10.5 3 13 5.5 5.5 13l-3 .5.5-3ZM8.7 4.8l2.5 2.5');

export const FilterIcon = /* @__PURE__ */ path('FilterIcon', 'M2 3.5h12M4.5 8h7M6.7 12.5h2.6');

export const MinusIcon = /* @__PURE__ */ path('MinusIcon', 'M3 8h10');

export const PaperclipIcon = /* @__PURE__ */ path(
  'PaperclipIcon',
  'm13.2 7.4-5.5 5.5a3.2 3.2 0 0 1-4.5-4.5l5.7-5.7a2.1 2.1 0 0 1 3 3l-5.5 5.5A1 1 0 0 1 5 9.8l5-5',
);

export const PlusIcon = /* @__PURE__ */ path('PlusIcon', 'M8 3v10M3 8h10');

export const PrintIcon = /* @__PURE__ */ path(
  'PrintIcon',
  'M4.5 6V2.5h7V6M4.5 11.5h-1a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-1M4.5 9.5h7v4h-7Z',
);

export const RefreshIcon = /* @__PURE__ */ path('RefreshIcon', 'M3 3v3.5h3.5M3.3 6.3a5.3 5.3 0 1 1-.6 3.2');

export const SearchIcon = /* @__PURE__ */ withRef(function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3.5 3.5" />
    </Icon>
  );
});

export const SendIcon = /* @__PURE__ */ pointer('SendIcon', 'M14 2 2 6.7l4.7 2.6L9.3 14ZM14 2 6.7 9.3');

export const SignOutIcon = /* @__PURE__ */ pointer(
  'SignOutIcon',
  'M6 2.5H3.5a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1H6M10.5 5l3 3-3 3M13.3 8H6.5',
);

export const TrashIcon = /* @__PURE__ */ path(
  'TrashIcon',
  'M2.5 4.5h11M6 4.5V2.5h4v2M4 4.5l.6 8a1 1 0 0 0 1 1h4.8a1 1 0 0 0 1-1l.6-8M6.7 7.5v3M9.3 7.5v3',
);

export const UndoIcon = /* @__PURE__ */ pointer('UndoIcon', 'M5.5 3 2.5 6l3 3M2.7 6h6.8a3.75 3.75 0 0 1 0 7.5H6');

export const UploadIcon = /* @__PURE__ */ path(
  'UploadIcon',
  'M8 10.5V3M5 6l3-3 3 3M2.5 10.5v2a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1v-2',
);
