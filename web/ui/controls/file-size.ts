const KB = 1024;
const MB = 1024 * 1024;

/** Size of a file as lists show it: KB, rounded up (spec section 9). */
export const sizeInKb = (bytes: number): number => Math.ceil(bytes / KB);

/** '12 KB' in the culture's form. */
export const sizeText = (bytes: number, culture: string): string =>
  `${new Intl.NumberFormat(culture).format(sizeInKb(bytes))} KB`;

/** A limit in words: 10,485,760 -> '10 MB'; never more than the limit. */
export function limitText(bytes: number, culture: string): string {
  if (bytes < MB) return `${new Intl.NumberFormat(culture).format(Math.floor(bytes / KB))} KB`;
  return `${new Intl.NumberFormat(culture, { maximumFractionDigits: 0 }).format(Math.floor(bytes / MB))} MB`;
}
