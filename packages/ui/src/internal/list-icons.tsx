import { Stroked, stroked } from './icons.tsx';

export const SearchIcon = () => (
  <Stroked>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 3.5 3.5" />
  </Stroked>
);
export const SortUpIcon = () => stroked('M8 13V3M4 7l4-4 4 4', { size: 12 });
export const SortDownIcon = () => stroked('M8 3v10M4 9l4 4 4-4', { size: 12 });
export const PreviousIcon = () => stroked('m10 3-5 5 5 5');
export const NextIcon = () => stroked('m6 3 5 5-5 5');
export const FirstIcon = () => stroked('m12 3-5 5 5 5M4 3v10');
export const LastIcon = () => stroked('m4 3 5 5-5 5M12 3v10');
