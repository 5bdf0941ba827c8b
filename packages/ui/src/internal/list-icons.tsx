import { Stroked } from './icons.tsx';

export const SearchIcon = () => (
  <Stroked>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 3.5 3.5" />
  </Stroked>
);
export const SortUpIcon = () => (
  <Stroked size={12}>
    <path d="M8 13V3M4 7l4-4 4 4" />
  </Stroked>
);
export const SortDownIcon = () => (
  <Stroked size={12}>
    <path d="M8 3v10M4 9l4 4 4-4" />
  </Stroked>
);
export const PreviousIcon = () => (
  <Stroked>
    <path d="m10 3-5 5 5 5" />
  </Stroked>
);
export const NextIcon = () => (
  <Stroked>
    <path d="m6 3 5 5-5 5" />
  </Stroked>
);
export const FirstIcon = () => (
  <Stroked>
    <path d="m12 3-5 5 5 5M4 3v10" />
  </Stroked>
);
export const LastIcon = () => (
  <Stroked>
    <path d="m4 3 5 5-5 5M12 3v10" />
  </Stroked>
);
