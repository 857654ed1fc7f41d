import { formatNumber } from '#web/platform/format.ts';

/** `12.5` and `12,5` are both twelve and a half; what is no number stays as typed, for the server to refuse. */
export function numberIn(typed: string): number | string | null {
  const text = typed.trim().replace('−', '-').replace(',', '.');
  if (text === '') return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : typed;
}
export const numberText = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? formatNumber(value, { maximumFractionDigits: 3, useGrouping: false }) : (value ?? '');
