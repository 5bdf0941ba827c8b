import { Stroked, stroked } from './icons.tsx';

export const CalendarIcon = () => (
  <Stroked>
    <rect x="2.5" y="3.5" width="11" height="10" rx="1.5" />
    <path d="M2.5 7h11M5.5 2v3M10.5 2v3" />
  </Stroked>
);
export const UploadIcon = () =>
  stroked('M8 10.5V3M5 6l3-3 3 3M2.5 10.5v2a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1v-2', { size: 22 });
export const DownloadIcon = () => stroked('M8 2.5V10M5 7l3 3 3-3M2.5 13.5h11', { size: 14 });
export const FileIcon = () =>
  stroked('M9 2H4.5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1V5.5ZM9 2v3.5h3.5', { size: 18 });
export const TickIcon = ({ size = 16 }: { size?: number }) => (
  <Stroked size={size}>
    <path d="m3 8.5 3.2 3.2L13 4.5" />
  </Stroked>
);
export const MachineIcon = () => (
  <Stroked size={32}>
    <path d="M2 12.5h7M3 12.5V9h4l1 3.5M4 9V6h2.5M6.5 6l5-3.5 2 4-1.5 2" />
    <circle cx="3.5" cy="13" r="1" />
    <circle cx="8" cy="13" r="1" />
  </Stroked>
);
