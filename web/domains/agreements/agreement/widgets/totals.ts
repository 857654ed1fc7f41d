import { totalSearchOf } from '#web/ui/totals/search.ts';

export const TOTALS_BY = ['stage', 'owner'] as const;
export const AMOUNTS = ['gross', 'net'] as const;
export const totalSearch = totalSearchOf(TOTALS_BY, AMOUNTS);
