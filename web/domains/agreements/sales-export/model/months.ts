import type { Months } from '#shared/domains/agreements/sales-export/contract.ts';
import type { ExportRunView, MonthRow, SalesFile } from '#shared/domains/agreements/sales-export/schemas.ts';

export const currentRun = ({ runs }: Pick<MonthRow, 'runs'>): ExportRunView | undefined =>
  runs.find(({ state }) => state === 'current');

/** The months of a year up to the present one, the latest first. */
export const monthsToShow = ({ months }: Pick<Months, 'months'>, today: string): MonthRow[] =>
  months.filter(({ month }) => month <= today.slice(0, 7)).reverse();

export const isWriting = ({ months }: Pick<Months, 'months'>): boolean =>
  months.some((month) => currentRun(month)?.files.some(({ state }) => state === 'pending'));

/** The file of the agency's own form, else the first there is. */
export const mainFile = (run: ExportRunView | undefined, mask: string): SalesFile | undefined =>
  run?.files.find(({ fileType }) => fileType === mask) ?? run?.files[0];

/** The parameters of an address of a month. */
export const monthParams = (id: string, month: string) => ({
  id,
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5)),
});
