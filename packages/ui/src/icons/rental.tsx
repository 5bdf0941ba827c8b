import { withRef } from '../internal/with-ref.ts';
import { Icon, type IconProps, path, pointer } from './Icon.tsx';

export const DeliveryIcon = /* @__PURE__ */ withRef(function DeliveryIcon(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M3.3 11.5H1.5V4H9v7.5H6.7M9 6.5h2.8l2.7 2.6v2.4h-1.3M9.8 11.5H9" />
      <circle cx="5" cy="11.5" r="1.6" />
      <circle cx="11.5" cy="11.5" r="1.6" />
    </Icon>
  );
});

export const DepotIcon = /* @__PURE__ */ path('DepotIcon', 'M2.5 13.5v-7L8 3l5.5 3.5v7M5.5 13.5V9h5v4.5');

export const InspectionIcon = /* @__PURE__ */ path(
  'InspectionIcon',
  'M5.5 3H4a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V4a1 1 0 0 0-1-1h-1.5M5.5 2h5v2.5h-5ZM5.7 9.5l1.7 1.7 3-3.4',
);

export const InvoiceIcon = /* @__PURE__ */ path(
  'InvoiceIcon',
  'M3.5 13.8V2.5h9v11.3l-1.5-1-1.5 1-1.5-1-1.5 1-1.5-1ZM6 5.8h4M6 8.6h4',
);

export const MachineIcon = /* @__PURE__ */ withRef(function MachineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 12.5h7M3 12.5V9h4l1 3.5M4 9V6h2.5M6.5 6l5-3.5 2 4-1.5 2" />
      <circle cx="3.5" cy="13" r="1" />
      <circle cx="8" cy="13" r="1" />
    </Icon>
  );
});

export const ReturnIcon = /* @__PURE__ */ pointer('ReturnIcon', 'M13 13V9.5a3 3 0 0 0-3-3H3M6.5 3 3 6.5 6.5 10');

export const WrenchIcon = /* @__PURE__ */ path(
  'WrenchIcon',
  'M13.6 4.3l-2.1 2.1-1.9-1.9 2.1-2.1a3.8 3.8 0 0 0-5 5l-4.3 4.3a1.4 1.4 0 0 0 2 2l4.3-4.3a3.8 3.8 0 0 0 4.9-5.1Z',
);
