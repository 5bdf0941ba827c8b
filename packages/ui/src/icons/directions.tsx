import { withRef } from '../internal/with-ref.ts';
import { Icon, type IconProps, path, pointer } from './Icon.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ pointer('ArrowLeftIcon', 'M13 8H3M7 4 3 8l4 4');

export const ArrowRightIcon = /* @__PURE__ */ pointer('ArrowRightIcon', 'M3 8h10M9 4l4 4-4 4');

export const ChevronDownIcon = /* @__PURE__ */ path('ChevronDownIcon', 'm4 6 4 4 4-4');

export const ChevronLeftIcon = /* @__PURE__ */ pointer('ChevronLeftIcon', 'm10 4-4 4 4 4');

export const ChevronRightIcon = /* @__PURE__ */ pointer('ChevronRightIcon', 'm6 4 4 4-4 4');

export const ChevronUpIcon = /* @__PURE__ */ path('ChevronUpIcon', 'm4 10 4-4 4 4');

export const CloseIcon = /* @__PURE__ */ path('CloseIcon', 'm4 4 8 8M12 4l-8 8');

export const ExternalLinkIcon = /* @__PURE__ */ pointer(
  'ExternalLinkIcon',
  'M9.5 3H13v3.5M13 3 7.5 8.5M11 9.5V13H3V5h3.5',
);

export const FirstIcon = /* @__PURE__ */ pointer('FirstIcon', 'm12 3-5 5 5 5M4 3v10');

export const LastIcon = /* @__PURE__ */ pointer('LastIcon', 'm4 3 5 5-5 5M12 3v10');

export const MenuIcon = /* @__PURE__ */ path('MenuIcon', 'M2.5 4h11M2.5 8h11M2.5 12h11');

export const MoreIcon = /* @__PURE__ */ withRef(function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="3" r="0.4" />
      <circle cx="8" cy="8" r="0.4" />
      <circle cx="8" cy="13" r="0.4" />
    </Icon>
  );
});

export const NextIcon = /* @__PURE__ */ pointer('NextIcon', 'm6 3 5 5-5 5');

export const PreviousIcon = /* @__PURE__ */ pointer('PreviousIcon', 'm10 3-5 5 5 5');

export const SortDownIcon = /* @__PURE__ */ path('SortDownIcon', 'M8 3v10M4 9l4 4 4-4');

export const SortIcon = /* @__PURE__ */ path('SortIcon', 'M5 13V3M2.5 5.5 5 3l2.5 2.5M11 3v10M8.5 10.5 11 13l2.5-2.5');

export const SortUpIcon = /* @__PURE__ */ path('SortUpIcon', 'M8 13V3M4 7l4-4 4 4');
