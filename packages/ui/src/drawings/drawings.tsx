import { withRef } from '../internal/with-ref.ts';
import { brand, Drawing, type DrawingProps, line, signal, soft, surface } from './Drawing.tsx';

/** Nothing yet: outline of a lift that has not arrived. */
export const NothingYetDrawing = /* @__PURE__ */ withRef(function NothingYetDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path stroke={line} d="M8 66h80" />
      <path strokeDasharray="3 4" d="M28 22h38V10H28ZM32 22l30 13-30 13M62 22 32 35l30 13M24 48h46v10H24Z" />
      <circle cx="34" cy="61" r="4" fill={surface} />
      <circle cx="60" cy="61" r="4" fill={surface} />
      <circle cx="78" cy="18" r="9" fill={soft} stroke="none" />
      <path stroke={brand} d="M78 14v8M74 18h8" />
    </Drawing>
  );
});

/** Nothing found: a list under a magnifier. */
export const NothingFoundDrawing = /* @__PURE__ */ withRef(function NothingFoundDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="16" y="6" width="50" height="60" rx="4" fill={surface} stroke={line} />
      <path stroke={line} d="M26 20h30M26 32h14M26 44h12" />
      <circle cx="60" cy="40" r="14" fill={soft} stroke={brand} />
      <path stroke={brand} strokeWidth="4" d="m71 51 11 11" />
    </Drawing>
  );
});

/** No access: a site fence with a lock. */
export const NoAccessDrawing = /* @__PURE__ */ withRef(function NoAccessDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path stroke={line} d="M6 66h84M14 20v46M82 20v46M14 26h68M14 58h68M26 26v32M37 26v32M59 26v32M70 26v32" />
      <rect x="36" y="38" width="24" height="18" rx="3" fill={soft} stroke={brand} />
      <path stroke={brand} d="M41 38v-5a7 7 0 0 1 14 0v5M48 45v4" />
    </Drawing>
  );
});

/** Offline: an unplugged cable. */
export const OfflineDrawing = /* @__PURE__ */ withRef(function OfflineDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M6 60h14c12 0 4-24 14-24M90 60H76c-10 0-4-24-12-24h-2" />
      <path fill={soft} stroke={brand} d="M34 27h4a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6h-4Z" />
      <path stroke={brand} d="M44 32h5M44 40h5" />
      <path fill={surface} d="M66 27h-4a6 6 0 0 0-6 6v6a6 6 0 0 0 6 6h4Z" />
      <path stroke={signal} d="m47 20-3-8M53 19V10M59 20l4-7" />
    </Drawing>
  );
});

/** Failed: a traffic cone. */
export const ErrorDrawing = /* @__PURE__ */ withRef(function ErrorDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path stroke={line} d="M8 66h80" />
      <path fill={surface} d="M45 8h6l16 52H29Z" />
      <path fill={signal} d="M41.3 20h13.4l3.1 10H38.200ZM35.100 40h25.8l3.1 10H32Z" />
      <path fill={surface} d="M22 60h52v6H22Z" />
    </Drawing>
  );
});
