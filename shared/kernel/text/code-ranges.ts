/** First and last code point of each range, in order. */
export type Ranges = readonly (readonly [first: number, last: number])[];

/** Reads what `scripts/fonts.py` writes: distance from the last range and length, in base 36. */
export function decodeRanges(coded: string): Ranges {
  let end = 0;
  return coded.split(',').map((part) => {
    const [gap = '0', length = '0'] = part.split('-');
    const first = end + Number.parseInt(gap, 36);
    end = first + Number.parseInt(length, 36);
    return [first, end] as const;
  });
}

export function within(ranges: Ranges, codePoint: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}
