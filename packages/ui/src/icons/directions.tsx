import { withRef } from '../internal/with-ref.ts';
import { Icon, type IconProps, path, pointer } from './Icon.tsx';

export const ArrowLeftIcon = pointer('ArrowLeftIcon', 'M13 8H3M7 4 3 8l4 4');

export const ArrowRightIcon = pointer('ArrowRightIcon', 'M3 8h10M9 4l4 4-4 4');

export const ChevronDownIcon = path('ChevronDownIcon', 'm4 6 4 4 4-4');

export const ChevronLeftIcon = pointer('ChevronLeftIcon', 'm10 4-4 4 4 4');

export const ChevronRightIcon = pointer('ChevronRightIcon', 'm6 4 4 4-4 4');

export const ChevronUpIcon = path('ChevronUpIcon', 'm4 10 4-4 4 4');

export const CloseIcon = path('CloseIcon', 'm4 4 8 8M12 4l-8 8');

export const ExternalLinkIcon = pointer('ExternalLinkIcon', 'M9.5 3H13v3.5M13 3 7.5 8.5M11 9.5V13H3V5h3.5');

export const FirstIcon = pointer('FirstIcon', 'm12 3-5 5 5 5M4 3v10');

export const LastIcon = pointer('LastIcon', 'm4 3 5 5-5 5M12 3v10');

export const MenuIcon = path('MenuIcon', 'M2.5 4h11M2.5 8h11M2.5 12h11');

export const MoreIcon = withRef(function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="3" r="0.4" />
      <circle cx="8" cy="8" r="0.4" />
      <circle cx="8" cy="13" r="0.4" />
    </Icon>
  );
});

export const NextIcon = pointer('NextIcon', 'm6 3 5 5-5 5');

export const PreviousIcon = pointer('PreviousIcon', 'm10 3-5 5 5 5');

export const SortDownIcon = path('SortDownIcon', 'M8 3v10M4 9l4 4 4-4');

export const SortIcon = path('SortIcon', 'M5 13V3M2.5 5.5 5 3l2.5 2.5M11 3v10M8.5 10.5 11 13l2.5-2.5');

export const SortUpIcon = path('SortUpIcon', 'M8 13V3M4 7l4-4 4 4');
