import { Icon, type IconProps, path, pointer } from './Icon.tsx';

export const ArrowLeftIcon = (props: IconProps) => pointer('M13 8H3M7 4 3 8l4 4', props);

export const ArrowRightIcon = (props: IconProps) => pointer('M3 8h10M9 4l4 4-4 4', props);

export const ChevronDownIcon = (props: IconProps) => path('m4 6 4 4 4-4', props);

export const ChevronLeftIcon = (props: IconProps) => pointer('m10 4-4 4 4 4', props);

export const ChevronRightIcon = (props: IconProps) => pointer('m6 4 4 4-4 4', props);

export const ChevronUpIcon = (props: IconProps) => path('m4 10 4-4 4 4', props);

export const CloseIcon = (props: IconProps) => path('m4 4 8 8M12 4l-8 8', props);

export const ExternalLinkIcon = (props: IconProps) => pointer('M9.5 3H13v3.5M13 3 7.5 8.5M11 9.5V13H3V5h3.5', props);

export const FirstIcon = (props: IconProps) => pointer('m12 3-5 5 5 5M4 3v10', props);

export const LastIcon = (props: IconProps) => pointer('m4 3 5 5-5 5M12 3v10', props);

export const MenuIcon = (props: IconProps) => path('M2.5 4h11M2.5 8h11M2.5 12h11', props);

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="3" r="0.4" />
      <circle cx="8" cy="8" r="0.4" />
      <circle cx="8" cy="13" r="0.4" />
    </Icon>
  );
}

export const NextIcon = (props: IconProps) => pointer('m6 3 5 5-5 5', props);

export const PreviousIcon = (props: IconProps) => pointer('m10 3-5 5 5 5', props);

export const SortDownIcon = (props: IconProps) => path('M8 3v10M4 9l4 4 4-4', props);

export const SortIcon = (props: IconProps) => path('M5 13V3M2.5 5.5 5 3l2.5 2.5M11 3v10M8.5 10.5 11 13l2.5-2.5', props);

export const SortUpIcon = (props: IconProps) => path('M8 13V3M4 7l4-4 4 4', props);
