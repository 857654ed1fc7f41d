import { personAsRecipient } from '#functions/domains/contact/public/recipients.ts';
import { areaOf } from '#functions/domains/my-selection/public/area.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { SheetArea } from '#functions/platform/excel/area.ts';
import { sheetOf } from '#functions/platform/excel/area.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { nosOf } from '#functions/records/linked.ts';
import { storeServices } from '#functions/records/services.ts';
import type { Recipient } from '#shared/domains/email-message/schemas.ts';
import type { TravelFields } from '#shared/domains/travel/schemas.ts';
import type { TravelKind } from '#shared/kernel/appointment.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { travelSubject } from './subject.ts';

interface Own<T extends TravelFields> {
  readonly excel: () => Promise<SheetArea<T>>;
  /** Loads the function that makes the data of a template. */
  readonly wordData: () => Promise<(journey: T, setting: { readonly locale: Locale }) => object>;
  /** Makes the recipients beside the travellers: a driver, a hotel. */
  readonly also?: (journey: T) => readonly Recipient[];
}
/** Builds the services of a kind of journey or stay. */
export const travelServices = <T extends TravelFields>(
  name: TravelKind,
  store: RecordStore<T>,
  { excel, wordData, also = () => [] }: Own<T>,
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
  word: async () => (await import('./word-source.ts')).travelSource(name, store, await wordData()),
});
