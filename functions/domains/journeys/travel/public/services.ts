import { areaOf } from '#functions/domains/attached/my-selection/public/area.ts';
import { personAsRecipient } from '#functions/domains/relations/contact/public/recipients.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { type SheetDefinition, sheetOf } from '#functions/platform/excel/area.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { nosOf } from '#functions/records/linked.ts';
import { storeServices } from '#functions/records/services.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { Recipient } from '#shared/domains/relations/email-message/schemas.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { seesTravel } from './access.ts';
import { travelSubject } from './subject.ts';

interface Own<T extends TravelFields> {
  readonly excel: () => Promise<SheetDefinition<T>>;
  /** Loads the function that makes the data of a template. */
  readonly wordData: () => Promise<(journey: T, setting: { readonly locale: Locale }) => object>;
  /** The list of a show's document that has its journeys, and the function that makes the rows of one. */
  readonly inShow: { readonly list: string; readonly rows: () => Promise<(journey: T) => readonly object[]> };
  /** Makes the recipients beside the travellers: a driver, a hotel. */
  readonly also?: (journey: T) => readonly Recipient[];
}
/** Finds the journeys of a show that take place, as far as the caller may see them. */
async function journeysOf<T extends TravelFields>(
  ctx: UserContext,
  name: TravelKind,
  store: RecordStore<T>,
  showNo: number,
): Promise<Stored<T>[]> {
  if (!ctx.actor.permissions.has(`${name}.read`)) return [];
  const filters = [{ column: 'shows', anyOf: [showNo] }];
  const nos = (await store.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  const found = await store.many(ctx, nos, new Set(nos));
  return found.filter((one) => !one.deletedAt && one.phase !== 'cancelled' && seesTravel(ctx, one));
}

/** Builds the services of a kind of journey or stay. */
export const travelServices = <T extends TravelFields>(
  name: TravelKind,
  store: RecordStore<T>,
  { excel, wordData, inShow, also = () => [] }: Own<T>,
) => ({
  ...storeServices(store, travelSubject(store)),
  linked: async (ctx: UserContext, id: Id) => {
    const { artists, travellers, showIds = [] } = await store.get(ctx, id);
    return {
      artist: nosOf(...artists.map(({ artistId }) => artistId)),
      contact: nosOf(...travellers.map(({ contactId }) => contactId)),
      show: nosOf(...showIds),
    };
  },
  recipients: async (ctx: UserContext, id: Id) => {
    const journey = await store.get(ctx, id);
    const people = await Promise.all(journey.travellers.map(({ contactId }) => personAsRecipient(ctx, contactId)));
    return [...people, [...also(journey)]];
  },
  batch: async () => areaOf((await import('../batch.ts')).travelBatch(name, store)),
  excel: async () => sheetOf(await excel()),
  ofShow: async (ctx: UserContext, showNo: number) => {
    const [rows, journeys] = await Promise.all([inShow.rows(), journeysOf(ctx, name, store, showNo)]);
    return { [inShow.list]: journeys.flatMap(rows) };
  },
  word: async () => (await import('./word-source.ts')).travelSource(name, store, await wordData()),
});
