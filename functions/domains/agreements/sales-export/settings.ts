import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { besideRecord } from '#functions/platform/record/beside.ts';
import { plain } from '#functions/platform/record/items.ts';
import { isKnownKey } from '#shared/domains/agreements/sales-export/masks.ts';
import {
  type ExportSettings,
  NO_SETTINGS,
  type SettingsInput,
  type ShownSettings,
} from '#shared/domains/agreements/sales-export/schemas.ts';
import type { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { AppError, type ErrorDetail, InvalidInput } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { type Activity, changesBetween, type Stored } from '#shared/kernel/record/record.ts';

/*
 * The export settings of a bookkeeping have its number:
 *   of a bookkeeping   pk <tenant>#salesExport#<no>  sk R
 */
const settings = besideRecord<ExportSettings>('salesExport');
export const settingsWrite = settings.write;
type Tenant = Pick<TenantContext, 'tenantId'>;
export type Bookkeeping = Stored<BookkeepingInput>;

export const bookOf = (ctx: Tenant, id: Id): Promise<Bookkeeping> => bookkeepingStore.get(ctx, id);

export const settingsOf = async (ctx: Tenant, book: Bookkeeping): Promise<ExportSettings> =>
  (await settings.of(ctx, book.no)) ?? NO_SETTINGS;

export async function shownSettings(ctx: Tenant, book: Bookkeeping): Promise<ShownSettings> {
  return { ...NO_SETTINGS, rev: 0, ...(await settings.of(ctx, book.no)) };
}

/** Logs an act in the log of the bookkeeping. Its entry carries the events of the act. */
export const logWrite = (
  ctx: TenantContext,
  { no, id: recordId, name: title }: Bookkeeping,
  entry: Pick<Parameters<typeof activityWrite>[1], 'action' | 'changes' | 'outbox'>,
) => activityWrite(ctx, { id: newId(ctx.now), entity: 'bookkeeping', no, recordId, title, ...entry });

/** Refuses keys that no mask and no VAT case of the agency has, and a key that is there twice. */
async function checkKeys(ctx: Tenant, { values }: ExportSettings): Promise<void> {
  const codes = (await vatRateStore.all(ctx)).map(({ code }) => code);
  const isWrong = (key: string, i: number) =>
    !isKnownKey(key, codes) || values.findIndex((one) => one.key === key) !== i;
  const wrong = values.flatMap(({ key }, i): ErrorDetail[] =>
    isWrong(key, i) ? [{ code: 'choice', field: `values.${i}.key` }] : [],
  );
  if (wrong.length > 0) throw new InvalidInput(wrong);
}

const changesOf = (before: Stored<ExportSettings> | undefined, after: ExportSettings): Activity['changes'] =>
  changesBetween(before && plain(before), after).map(({ field }) => ({ field }));

export async function saveSettings(ctx: TenantContext, id: Id, { rev, ...input }: SettingsInput) {
  const book = await bookOf(ctx, id);
  await checkKeys(ctx, input);
  const before = await settings.of(ctx, book.no);
  if ((before?.rev ?? 0) !== rev) throw new AppError('stale', {}, { current: await shownSettings(ctx, book) });
  const data = { ...input, values: input.values.filter(({ value }) => value !== '') };
  const after = settings.next(ctx, book.no, before, data);
  const log = logWrite(ctx, book, { action: 'exportSettings', changes: changesOf(before, data) });
  await commit([settings.write(ctx, before, after), log]);
  return { ...data, rev: after.rev };
}
