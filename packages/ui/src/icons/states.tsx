import { withRef } from '../internal/with-ref.ts';
import { Icon, type IconProps, path } from './Icon.tsx';

export const BlockedIcon = /* @__PURE__ */ withRef(function BlockedIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="m3.8 3.8 8.4 8.4" />
    </Icon>
  );
});

export const CheckCircleIcon = /* @__PURE__ */ withRef(function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="m5.3 8.2 1.9 1.9 3.5-4" />
    </Icon>
  );
});

export const CheckIcon = /* @__PURE__ */ path('CheckIcon', 'm3 8.5 3.2 3.2L13 4.5');

export const ErrorIcon = /* @__PURE__ */ withRef(function ErrorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.9v3.5M8 10.9v.1" />
    </Icon>
  );
});

export const EyeIcon = /* @__PURE__ */ withRef(function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M1.5 8C3 5.3 5.3 4 8 4s5 1.3 6.5 4c-1.5 2.7-3.8 4-6.5 4S3 10.7 1.5 8Z" />
      <circle cx="8" cy="8" r="1.9" />
    </Icon>
  );
});

export const EyeOffIcon = /* @__PURE__ */ path(
  'EyeOffIcon',
  'm2 2 12 12M6.5 4.2Q7.2 4 8 4c2.7 0 5 1.3 6.5 4a9 9 0 0 1-1.7 2.2M4.3 4.9A8.5 8.5 0 0 0 1.5 8C3 10.7 5.3 12 8 12a7 7 0 0 0 3-.7M6.7 6.7a1.9 1.9 0 0 0 2.6 2.6',
);

export const HelpIcon = /* @__PURE__ */ withRef(function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="M6.3 6.4a1.75 1.75 0 1 1 2.4 1.6c-.5.2-.7.5-.7 1v.1M8 11.2v.1" />
    </Icon>
  );
});

export const InfoIcon = /* @__PURE__ */ withRef(function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 7.4v3.4M8 5.1v.1" />
    </Icon>
  );
});

export const OfflineIcon = /* @__PURE__ */ path(
  'OfflineIcon',
  'M2 2l12 12M4.4 8.9a5 5 0 0 1 2-1.2M9.9 7.8q.9.4 1.7 1.1M8 12.2v.1M2 6.4a9 9 0 0 1 2.2-1.5M7.2 4.2A9 9 0 0 1 14 6.4',
);

export const ShieldIcon = /* @__PURE__ */ path(
  'ShieldIcon',
  'M8 1.8 13 3.5v4.3c0 3-2 5.2-5 6.4-3-1.2-5-3.4-5-6.4V3.5ZM5.8 7.9l1.6 1.6 2.8-3',
);

export const WarningIcon = /* @__PURE__ */ path('WarningIcon', 'M8 2.2 14.5 13.5h-13ZM8 6.5v3.2M8 11.6v.1');
