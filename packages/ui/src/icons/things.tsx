import { withRef } from '../internal/with-ref.ts';
import { Icon, type IconProps, path } from './Icon.tsx';

export const AlarmClockIcon = /* @__PURE__ */ withRef(function AlarmClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8.7" r="5" />
      <path d="M8 6v2.9l1.8 1M2 4l2.3-2M14 4l-2.3-2" />
    </Icon>
  );
});

export const BellIcon = /* @__PURE__ */ path(
  'BellIcon',
  'M3 11.5h10l-1-1.7V7a4 4 0 0 0-8 0v2.8ZM6.6 13.7a1.5 1.5 0 0 0 2.8 0',
);

export const BuildingIcon = /* @__PURE__ */ path(
  'BuildingIcon',
  'M3 13.5v-11h6v11M9 6.5h4v7M1.8 13.5h12.4M5.9 5.5h.2M5.9 8h.2M5.9 10.5h.2',
);

export const CalendarIcon = /* @__PURE__ */ withRef(function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="3.5" width="11" height="10" rx="1.5" />
      <path d="M2.5 7h11M5.5 2v3M10.5 2v3" />
    </Icon>
  );
});

export const ClockIcon = /* @__PURE__ */ withRef(function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.7V8l2.3 1.5" />
    </Icon>
  );
});

export const EuroIcon = /* @__PURE__ */ path(
  'EuroIcon',
  'M12 4.2A4.55 4.55 0 0 0 5 8a4.55 4.55 0 0 0 7 3.8M2.8 6.9h5.7M2.8 9.1H8',
);

const SHEET = 'M9 2H4.5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1V5.5ZM9 2v3.5h3.5';

export const FileIcon = /* @__PURE__ */ path('FileIcon', SHEET);

export const FileCheckIcon = /* @__PURE__ */ path('FileCheckIcon', `${SHEET}M6 9.8l1.5 1.5 2.6-2.9`);

export const GlobeIcon = /* @__PURE__ */ withRef(function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="M2 8h12M8 2c1.8 1.7 2.6 3.7 2.6 6s-.8 4.3-2.6 6c-1.8-1.7-2.6-3.7-2.6-6S6.2 3.7 8 2Z" />
    </Icon>
  );
});

export const InboxIcon = /* @__PURE__ */ path(
  'InboxIcon',
  'M2.5 9.5 4.2 3h7.6l1.7 6.5V13h-11ZM2.5 9.5H6c0 2.4 4 2.4 4 0h3.5',
);

export const KeyIcon = /* @__PURE__ */ withRef(function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="5" cy="11" r="2.8" />
      <path d="m7 9 6.2-6.2M10.5 5.5l2 2" />
    </Icon>
  );
});

export const LockIcon = /* @__PURE__ */ withRef(function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="7" width="10" height="6.5" rx="1.5" />
      <path d="M5.2 7V5a2.8 2.8 0 0 1 5.6 0v2" />
    </Icon>
  );
});

export const MailIcon = /* @__PURE__ */ withRef(function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2" y="3.5" width="12" height="9" rx="1.5" />
      <path d="M2.5 5 8 9l5.5-4" />
    </Icon>
  );
});

export const MapPinIcon = /* @__PURE__ */ withRef(function MapPinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 14.2c3.1-3.1 4.7-5.5 4.7-7.6a4.7 4.7 0 0 0-9.4 0c0 2.1 1.6 4.5 4.7 7.6Z" />
      <circle cx="8" cy="6.6" r="1.5" />
    </Icon>
  );
});

export const PhoneIcon = /* @__PURE__ */ path(
  'PhoneIcon',
  'M5.2 2.5 6.6 5.6 5 7a8.5 8.5 0 0 0 4 4l1.4-1.6 3.1 1.4V13a1.2 1.2 0 0 1-1.3 1.2A10.6 10.6 0 0 1 1.8 3.8 1.2 1.2 0 0 1 3 2.5Z',
);

export const StarIcon = /* @__PURE__ */ path(
  'StarIcon',
  'm8 2 1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5Z',
);

export const UserIcon = /* @__PURE__ */ withRef(function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="5.2" r="2.7" />
      <path d="M2.8 13.8a5.3 5.3 0 0 1 10.4 0" />
    </Icon>
  );
});

export const UserPlusIcon = /* @__PURE__ */ withRef(function UserPlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6.5" cy="5.2" r="2.6" />
      <path d="M1.8 13.5a4.9 4.9 0 0 1 7.2-3.4M12.3 10v4.4M10.1 12.2h4.4" />
    </Icon>
  );
});

export const UsersIcon = /* @__PURE__ */ withRef(function UsersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6" cy="5.5" r="2.5" />
      <path d="M1.5 13.5a4.6 4.6 0 0 1 9 0M10.7 3.2a2.5 2.5 0 0 1 0 4.6M12.5 10a4.6 4.6 0 0 1 2 3.5" />
    </Icon>
  );
});
