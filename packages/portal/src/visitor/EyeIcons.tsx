import type { ReactNode } from 'react';

const icon = (path: ReactNode) => (
  <svg aria-hidden="true" focusable="false" width="20" height="20" viewBox="0 0 24 24" fill="currentColor">
    {path}
  </svg>
);

/** An open eye: what is typed can be seen. */
export const EyeIcon = () =>
  icon(
    <path d="M12 5C6.5 5 2.6 9.3 1.3 12c1.3 2.7 5.2 7 10.7 7s9.4-4.3 10.7-7C21.4 9.3 17.5 5 12 5Zm0 12c-4 0-7-2.9-8.4-5C5 9.9 8 7 12 7s7 2.9 8.4 5c-1.4 2.1-4.4 5-8.4 5Zm0-8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z" />,
  );

/** A closed eye: what is typed is hidden. */
export const EyeClosedIcon = () =>
  icon(
    <path d="m3.3 2 18.7 18.7-1.3 1.3-3.6-3.6A11 11 0 0 1 12 19c-5.5 0-9.4-4.3-10.7-7A14 14 0 0 1 5.600 7L2 3.300 3.300 2Zm3.700 6.400A12 12 0 0 0 3.600 12c1.400 2.100 4.400 5 8.400 5 1.300 0 2.500-.3 3.600-.8l-1.900-1.900a3.500 3.500 0 0 1-4.900-4.900L7 8.400ZM12 5c5.500 0 9.400 4.300 10.700 7a14 14 0 0 1-3 3.900l-1.400-1.400a12 12 0 0 0 2.100-2.500C19 9.900 16 7 12 7c-.8 0-1.500.1-2.200.3L8.200 5.700A11 11 0 0 1 12 5Z" />,
  );
