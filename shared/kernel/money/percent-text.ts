const formats = new Map<string, Intl.NumberFormat>();

/** A rate in thousandths of a percent as a culture writes it: 9000 is `9%` in Britain, `9 %` in Germany. */
export function percentText(rate: number, culture: string): string {
  const format = formats.get(culture) ?? new Intl.NumberFormat(culture, { style: 'percent', maximumFractionDigits: 3 });
  formats.set(culture, format);
  return format.format(rate / 100_000);
}
