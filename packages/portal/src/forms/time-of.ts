/** Normalizes a typed time such as `6:30`, `6.30`, `0630` or `6` to `06:30`. Returns other text unchanged. */
export function timeOf(entered: string | null): string | null {
  const text = entered?.trim() ?? '';
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(text) ?? [];
  return hours === undefined ? text || null : `${hours.padStart(2, '0')}:${minutes}`;
}
