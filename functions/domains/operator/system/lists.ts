import { bankEntryStore } from '#functions/domains/agreements/bank-entry/store.ts';
import { esignStore } from '#functions/domains/agreements/esign/store.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { paymentStore } from '#functions/domains/agreements/payment/store.ts';
import { payoutStore } from '#functions/domains/agreements/payout/store.ts';
import { receivedStore } from '#functions/domains/agreements/received-invoice/store.ts';
import { statementStore } from '#functions/domains/agreements/statement/store.ts';
import { checklistStore } from '#functions/domains/attached/checklist/store.ts';
import { excelTemplateStore } from '#functions/domains/attached/excel-template/store.ts';
import { fileStore } from '#functions/domains/attached/file/store.ts';
import { messageTemplateStore } from '#functions/domains/attached/message-template/store.ts';
import { noteStore } from '#functions/domains/attached/note/store.ts';
import { taskStore } from '#functions/domains/attached/task/store.ts';
import { wordTemplateStore } from '#functions/domains/attached/word-template/store.ts';
import { externalCalendarStore } from '#functions/domains/booking/external-calendar/store.ts';
import { productionStore } from '#functions/domains/booking/production/store.ts';
import { dealList } from '#functions/domains/booking/show/public/deal-list.ts';
import { everyDeal } from '#functions/domains/booking/show/public/deal-store.ts';
import { submissionStore } from '#functions/domains/booking/show/public/submission-store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { webformStore } from '#functions/domains/booking/webform/store.ts';
import { feedStore } from '#functions/domains/calendars/icalendar-feed/store.ts';
import { grantStore } from '#functions/domains/identity/access-grant/store.ts';
import { contentStore } from '#functions/domains/identity/content/store.ts';
import { freeFieldStore } from '#functions/domains/identity/free-field/store.ts';
import { freeFieldCategoryStore } from '#functions/domains/identity/free-field-category/store.ts';
import { freeFieldProfileStore } from '#functions/domains/identity/free-field-profile/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { advancingStore } from '#functions/domains/journeys/advancing/store.ts';
import { advancingTemplateStore } from '#functions/domains/journeys/advancing-template/store.ts';
import { guestListStore } from '#functions/domains/journeys/guest-list/store.ts';
import { onboardingStore } from '#functions/domains/operator/client-onboarding/store.ts';
import { ageRestrictionStore } from '#functions/domains/reference/age-restriction/store.ts';
import { airlineStore } from '#functions/domains/reference/airline/store.ts';
import { airportStore } from '#functions/domains/reference/airport/store.ts';
import { articleStore } from '#functions/domains/reference/article/store.ts';
import { articleCategoryStore } from '#functions/domains/reference/article-category/store.ts';
import { bankAccountStore } from '#functions/domains/reference/bank-account/store.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { brandStore } from '#functions/domains/reference/brand/store.ts';
import { businessCentralProjectStore } from '#functions/domains/reference/business-central-project/store.ts';
import { checklistPresetStore } from '#functions/domains/reference/checklist-preset/store.ts';
import { clientStore } from '#functions/domains/reference/client/store.ts';
import { costCenterStore } from '#functions/domains/reference/cost-center/store.ts';
import { countryStore } from '#functions/domains/reference/country/store.ts';
import { cultureStore } from '#functions/domains/reference/culture/store.ts';
import { currencyStore } from '#functions/domains/reference/currency/store.ts';
import { exchangeRateStore } from '#functions/domains/reference/exchange-rate/store.ts';
import { icalendarTemplateStore } from '#functions/domains/reference/icalendar-template/store.ts';
import { paymentTermStore } from '#functions/domains/reference/payment-term/store.ts';
import { productStore } from '#functions/domains/reference/product/store.ts';
import { productGroupStore } from '#functions/domains/reference/product-group/store.ts';
import { productTemplateStore } from '#functions/domains/reference/product-template/store.ts';
import { statusStore } from '#functions/domains/reference/status/store.ts';
import { tagStore } from '#functions/domains/reference/tag/store.ts';
import { urlStore } from '#functions/domains/reference/url/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { artistRiderStore } from '#functions/domains/relations/artist-rider/store.ts';
import { stateAliasStore } from '#functions/domains/relations/company/public/state-alias-store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { emailStore } from '#functions/domains/relations/email-message/store.ts';
import { replyStore } from '#functions/domains/relations/email-reply/store.ts';
import { importStore } from '#functions/domains/relations/import/store.ts';
import { mergeStore } from '#functions/domains/relations/merge/store.ts';
import type { Difference, ListSpec } from '#functions/platform/list-index/types.ts';
import { everyRecord } from '#functions/platform/record/every.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { kindsWith } from '#shared/records.ts';

/** A list with its records of any type, for the stream worker and the nightly jobs. */
export interface MaintainedList {
  readonly name: string;
  spec(): Promise<ListSpec>;
  fold(tenantId: string, least?: number): Promise<number>;
  build(tenantId: string): Promise<number>;
  check(tenantId: string): Promise<Difference[]>;
  /** Adds up the bytes of the records' files. */
  bytes(tenantId: string): Promise<number>;
}

/** Reads the live records, which an index is checked against. */
async function* liveRecords<T extends object>(store: RecordStore<T>, tenantId: string): AsyncGenerator<Stored<T>> {
  for await (const record of everyRecord(store, tenantId)) if (!record.deletedAt) yield record;
}

async function bytesOf<T extends object>(store: RecordStore<T>, tenantId: string): Promise<number> {
  const { bytes } = store.definition;
  let sum = 0;
  if (bytes) for await (const record of liveRecords(store, tenantId)) sum += bytes(record);
  return sum;
}

function maintained<T extends object>(store: RecordStore<T>): MaintainedList {
  const { name, list } = store.definition;
  if (!list) throw new Error(`${name} has no list`);
  return {
    name,
    spec: async () => list.spec,
    fold: (tenantId, least) => list.fold(tenantId, least),
    build: (tenantId) => list.build(tenantId, liveRecords(store, tenantId)),
    check: (tenantId) => list.check(tenantId, liveRecords(store, tenantId)),
    bytes: (tenantId) => bytesOf(store, tenantId),
  };
}

/** Makes a list whose kind loads with its first use. */
const loaded = (name: string, load: () => Promise<MaintainedList>): MaintainedList => ({
  name,
  spec: async () => (await load()).spec(),
  fold: async (tenantId, least) => (await load()).fold(tenantId, least),
  build: async (tenantId) => (await load()).build(tenantId),
  check: async (tenantId) => (await load()).check(tenantId),
  bytes: async (tenantId) => (await load()).bytes(tenantId),
});

/** The list of deals, which have no store of their own. */
const ofDeals: MaintainedList = {
  name: dealList.spec.name,
  spec: async () => dealList.spec,
  fold: (tenantId, least) => dealList.fold(tenantId, least),
  build: (tenantId) => dealList.build(tenantId, everyDeal(tenantId)),
  check: (tenantId) => dealList.check(tenantId, everyDeal(tenantId)),
  bytes: async () => 0,
};

/** The lists of journeys, stays and agreements. */
const ofKinds: readonly MaintainedList[] = [
  ...kindsWith('travel').map((kind) => loaded(kind, async () => maintained((await servicesOf(kind)).store))),
  ...kindsWith('agreement').map((kind) => loaded(kind, async () => maintained((await servicesOf(kind)).store))),
];

/** The lists, one line per record with a list. */
export const lists: readonly MaintainedList[] = [
  maintained(advancingStore),
  maintained(advancingTemplateStore),
  maintained(ageRestrictionStore),
  maintained(airlineStore),
  maintained(grantStore),
  maintained(airportStore),
  maintained(articleCategoryStore),
  maintained(articleStore),
  maintained(artistRiderStore),
  maintained(artistStore),
  maintained(bankAccountStore),
  maintained(bankEntryStore),
  maintained(bookkeepingStore),
  maintained(brandStore),
  maintained(businessCentralProjectStore),
  maintained(checklistPresetStore),
  maintained(checklistStore),
  maintained(clientStore),
  maintained(onboardingStore),
  maintained(contentStore),
  maintained(companyStore),
  maintained(contactStore),
  maintained(costCenterStore),
  maintained(countryStore),
  maintained(cultureStore),
  maintained(currencyStore),
  ofDeals,
  maintained(emailStore),
  maintained(replyStore),
  maintained(esignStore),
  maintained(excelTemplateStore),
  maintained(exchangeRateStore),
  maintained(externalCalendarStore),
  maintained(fileStore),
  maintained(feedStore),
  ...ofKinds,
  maintained(guestListStore),
  maintained(icalendarTemplateStore),
  maintained(importStore),
  maintained(invoiceStore),
  maintained(mergeStore),
  maintained(freeFieldCategoryStore),
  maintained(freeFieldProfileStore),
  maintained(freeFieldStore),
  maintained(messageTemplateStore),
  maintained(noteStore),
  maintained(paymentStore),
  maintained(payoutStore),
  maintained(paymentTermStore),
  maintained(productGroupStore),
  maintained(productStore),
  maintained(productTemplateStore),
  maintained(productionStore),
  maintained(receivedStore),
  maintained(showStore),
  maintained(stateAliasStore),
  maintained(statementStore),
  maintained(statusStore),
  maintained(tagStore),
  maintained(taskStore),
  maintained(urlStore),
  maintained(userStore),
  maintained(vatRateStore),
  maintained(webformStore),
  maintained(submissionStore),
  maintained(wordTemplateStore),
];

/** Writes a list again from its records, for example after the meaning of its columns has changed. */
export async function rebuild(tenantId: string, name: string): Promise<number> {
  const list = lists.find((candidate) => candidate.name === name);
  if (!list) throw new Error(`there is no list ${name}`);
  // A build puts pending changes over the rows it reads. Changes from before have the old meaning.
  await list.fold(tenantId);
  return list.build(tenantId);
}
