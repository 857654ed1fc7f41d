import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { type ShowFields, ShowInput } from '#shared/domains/booking/show/schemas.ts';
import type { TourInput, TourRow } from '#shared/domains/booking/show/tour.ts';
import { AppError, type ErrorDetail, InvalidInput } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { type EndOf, usualEnd } from './option-end.ts';
import { prepareShow } from './prepare.ts';
import { productionOf } from './references.ts';

/** The artists of a tour: those that are named, else the only artist of its production. */
async function artistsOf(ctx: UserContext, { artistIds = [], productionId }: TourInput): Promise<readonly Id[]> {
  const production = await productionOf(ctx, productionId);
  const [only, ...more] = production?.artists ?? [];
  const ids = artistIds.length === 0 && only && more.length === 0 ? [only.artistId] : artistIds;
  if (ids.length === 0) throw new AppError('required', { field: 'artistIds' });
  return ids;
}

interface Common {
  readonly artistIds: readonly Id[];
  readonly productionId: Id | undefined;
  readonly endOf: EndOf;
}
async function prepareRow(ctx: UserContext, row: TourRow, { artistIds, productionId, endOf }: Common) {
  const input = checkInput(ShowInput, { ...row, artistIds: [...artistIds], productionId });
  const show = await prepareShow(ctx, input, { number: '' });
  return row.expiresOn ? show : { ...show, expiresOn: endOf(show) };
}

/** Fields that all rows share. */
const SHARED: readonly string[] = ['artistIds', 'productionId'];
const inRow = (detail: ErrorDetail, row: number): ErrorDetail => {
  const { field = '' } = detail;
  return SHARED.includes(field.split('.')[0] ?? '') ? detail : { ...detail, field: `rows.${row}.${field}` };
};
const isSame = (a: ErrorDetail, b: ErrorDetail) => a.code === b.code && a.field === b.field;

/** Every row as a whole show. Nothing is written while one is wrong: all problems are told at once, by row and field. */
export async function prepareTour(ctx: UserContext, tour: TourInput): Promise<ShowFields[]> {
  const [artistIds, endOf] = await Promise.all([artistsOf(ctx, tour), usualEnd(ctx)]);
  const common = { artistIds, productionId: tour.productionId, endOf };
  const problems: ErrorDetail[] = [];
  const shows: ShowFields[] = [];
  for (const [i, row] of tour.rows.entries()) {
    try {
      shows.push(await prepareRow(ctx, row, common));
    } catch (e) {
      if (!(e instanceof AppError)) throw e;
      problems.push(...e.details.map((detail) => inRow(detail, i)));
    }
  }
  const told = problems.filter((one, i) => problems.findIndex((other) => isSame(one, other)) === i);
  if (told.length > 0) throw new InvalidInput(told);
  return shows;
}
