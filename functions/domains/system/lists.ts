import { ageRestrictionStore } from '#functions/domains/age-restriction/store.ts';
import { airlineStore } from '#functions/domains/airline/store.ts';
import { airportStore } from '#functions/domains/airport/store.ts';
import { articleStore } from '#functions/domains/article/store.ts';
import { articleCategoryStore } from '#functions/domains/article-category/store.ts';
import { artistStore } from '#functions/domains/artist/store.ts';
import { artistRiderStore } from '#functions/domains/artist-rider/store.ts';
import { bankAccountStore } from '#functions/domains/bank-account/store.ts';
import { bookkeepingStore } from '#functions/domains/bookkeeping/store.ts';
import { brandStore } from '#functions/domains/brand/store.ts';
import { businessCentralProjectStore } from '#functions/domains/business-central-project/store.ts';
import { checklistStore } from '#functions/domains/checklist/store.ts';
import { checklistPresetStore } from '#functions/domains/checklist-preset/store.ts';
import { clientStore } from '#functions/domains/client/store.ts';
import { stateAliasStore } from '#functions/domains/company/public/state-alias-store.ts';
import { companyStore } from '#functions/domains/company/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { contractStore } from '#functions/domains/contract/store.ts';
import { costCenterStore } from '#functions/domains/cost-center/store.ts';
import { countryStore } from '#functions/domains/country/store.ts';
import { cultureStore } from '#functions/domains/culture/store.ts';
import { currencyStore } from '#functions/domains/currency/store.ts';
import { emailStore } from '#functions/domains/email-message/store.ts';
import { excelTemplateStore } from '#functions/domains/excel-template/store.ts';
import { exchangeRateStore } from '#functions/domains/exchange-rate/store.ts';
import { externalCalendarStore } from '#functions/domains/external-calendar/store.ts';
import { fileStore } from '#functions/domains/file/store.ts';
import { freeFieldStore } from '#functions/domains/free-field/store.ts';
import { freeFieldCategoryStore } from '#functions/domains/free-field-category/store.ts';
import { freeFieldProfileStore } from '#functions/domains/free-field-profile/store.ts';
import { guestListStore } from '#functions/domains/guest-list/store.ts';
import { feedStore } from '#functions/domains/icalendar-feed/store.ts';
import { icalendarTemplateStore } from '#functions/domains/icalendar-template/store.ts';
import { importStore } from '#functions/domains/import/store.ts';
import { invoiceStore } from '#functions/domains/invoice/store.ts';
import { mergeStore } from '#functions/domains/merge/store.ts';
import { messageTemplateStore } from '#functions/domains/message-template/store.ts';
import { noteStore } from '#functions/domains/note/store.ts';
import { paymentStore } from '#functions/domains/payment/store.ts';
import { paymentTermStore } from '#functions/domains/payment-term/store.ts';
import { productStore } from '#functions/domains/product/store.ts';
import { productGroupStore } from '#functions/domains/product-group/store.ts';
import { productTemplateStore } from '#functions/domains/product-template/store.ts';
import { productionStore } from '#functions/domains/production/store.ts';
import { purchaseStore } from '#functions/domains/purchase-agreement/store.ts';
import { quoteStore } from '#functions/domains/quote/store.ts';
import { submissionStore } from '#functions/domains/show/public/submission-store.ts';
import { showStore } from '#functions/domains/show/store.ts';
import { everyTravel } from '#functions/domains/show-travel/public/stores.ts';
import { statusStore } from '#functions/domains/status/store.ts';
import { tagStore } from '#functions/domains/tag/store.ts';
import { taskStore } from '#functions/domains/task/store.ts';
import { urlStore } from '#functions/domains/url/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { vatRateStore } from '#functions/domains/vat-rate/store.ts';
import { webformStore } from '#functions/domains/webform/store.ts';
import { wordTemplateStore } from '#functions/domains/word-template/store.ts';
import type { Difference, ListSpec } from '#functions/platform/list-index/types.ts';
import { everyRecord } from '#functions/platform/record/every.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { Stored } from '#shared/kernel/record.ts';

/** A list with its records of any type, for the stream worker and the nightly jobs. */
export interface MaintainedList {
  readonly name: string;
  readonly spec: ListSpec;
  fold(tenantId: string): Promise<number>;
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
    spec: list.spec,
    fold: (tenantId) => list.fold(tenantId),
    build: (tenantId) => list.build(tenantId, liveRecords(store, tenantId)),
    check: (tenantId) => list.check(tenantId, liveRecords(store, tenantId)),
    bytes: (tenantId) => bytesOf(store, tenantId),
  };
}

/** The lists, one line per record with a list. */
export const lists: readonly MaintainedList[] = [
  maintained(ageRestrictionStore),
  maintained(airlineStore),
  maintained(airportStore),
  maintained(articleCategoryStore),
  maintained(articleStore),
  maintained(artistRiderStore),
  maintained(artistStore),
  maintained(bankAccountStore),
  maintained(bookkeepingStore),
  maintained(brandStore),
  maintained(businessCentralProjectStore),
  maintained(checklistPresetStore),
  maintained(checklistStore),
  maintained(clientStore),
  maintained(companyStore),
  maintained(contactStore),
  maintained(contractStore),
  maintained(costCenterStore),
  maintained(countryStore),
  maintained(cultureStore),
  maintained(currencyStore),
  maintained(emailStore),
  maintained(excelTemplateStore),
  maintained(exchangeRateStore),
  maintained(externalCalendarStore),
  maintained(fileStore),
  maintained(feedStore),
  ...everyTravel.map(maintained),
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
  maintained(paymentTermStore),
  maintained(productGroupStore),
  maintained(productStore),
  maintained(productTemplateStore),
  maintained(productionStore),
  maintained(purchaseStore),
  maintained(quoteStore),
  maintained(showStore),
  maintained(stateAliasStore),
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
