import { sumOf } from '#shared/domains/agreements/invoice/calculation.ts';

/** The sum of the lines so far, at the end of each page on which they go on. */
export interface Carry {
  readonly onPlace: (row: number, page: number) => void;
  readonly carried: (page: number) => string;
}

/** The library says where a line lies only while it draws: it lays out every page before it writes the first one. */
export function carryOf(nets: readonly number[], say: (sum: number) => string): Carry {
  const pages = new Map<number, number>();
  return {
    onPlace: (row, page) => {
      pages.set(row, page);
    },
    carried: (page) => {
      const isUpTo = (_: number, row: number) => (pages.get(row) ?? page + 1) <= page;
      const begins = Math.min(...pages.values());
      const goesOn = [...pages.values()].some((other) => other > page);
      return begins <= page && goesOn ? say(sumOf(nets.filter(isUpTo))) : '';
    },
  };
}
