import { isId } from '#shared/kernel/record/ids.ts';

const [FIRST_YEAR, LAST_YEAR] = [2000, 2099];

/** The search parameters of the page. The spec names the first one. */
export interface ExportSearch {
  readonly BookkeepingId?: string | undefined;
  readonly year?: number | undefined;
}
export const exportSearch = ({ BookkeepingId, year }: Record<string, unknown>): ExportSearch => ({
  BookkeepingId: typeof BookkeepingId === 'string' && isId(BookkeepingId) ? BookkeepingId : undefined,
  year: typeof year === 'number' && year >= FIRST_YEAR && year <= LAST_YEAR ? Math.trunc(year) : undefined,
});
