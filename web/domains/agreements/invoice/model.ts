import { totalSearchOf } from '#web/ui/totals/search.ts';

export const TOTALS_BY = ['settlement', 'owner'] as const;
export const AMOUNTS = ['total', 'net', 'tax', 'paid', 'open'] as const;
export const totalSearch = totalSearchOf(TOTALS_BY, AMOUNTS);
