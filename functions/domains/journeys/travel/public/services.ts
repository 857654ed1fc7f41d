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
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { TravelDefinition } from './area.ts';
import { journeysOf } from './of-show.ts';
import { travelSubject } from './subject.ts';

interface Own<T extends TravelFields> {
  readonly excel: () => Promise<SheetDefinition<T>>;
  /** Loads the function that makes the data of a template. */
  readonly wordData: () => Promise<(journey: T, setting: { readonly locale: Locale }) => object>;
  /** The list of a show's document that has its journeys, and the function that makes the rows of one. */
  readonly inShow: { readonly list: string; readonly rows: () => Promise<(journey: T) => readonly object[]> };
  /** Makes the recipients beside the travellers: a driver, a hotel. */
  readonly also?: (journey: T) => readonly Recipient[];
  /** Loads the kind as shows, itineraries and calendar feeds see it. */
  readonly definition: () => Promise<TravelDefinition>;
  /** Moves what names a contact, besides the travellers. */
  readonly contactMoved?: (journey: T, from: Id, to: Id) => Partial<T>;
}
/** Builds the services of a kind of journey or stay. */
export const travelServices = <T extends TravelFields>(
  name: TravelKind,
  store: RecordStore<T>,
  { excel, wordData, inShow, also = () => [], definition, contactMoved = () => ({}) }: Own<T>,
) => ({
  ...storeServices(store, travelSubject(store)),
  store: store as unknown as RecordStore<TravelFields>,
  definition,
  contactMoved,
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
