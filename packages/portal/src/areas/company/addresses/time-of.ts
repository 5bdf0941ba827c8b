/** A time of the day as it is stored, `06:30`, from how people type it: `6:30`, `6.30`, `0630`, `6`. Else what was typed. */
export function timeOf(entered: string | null): string | null {
  const text = entered?.trim() ?? '';
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(text) ?? [];
  return hours === undefined ? text || null : `${hours.padStart(2, '0')}:${minutes}`;
}
