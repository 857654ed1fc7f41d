import { expect, it } from 'vitest';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { productionStore } from '#functions/domains/booking/production/store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { makeId } from '#shared/kernel/record/ids.ts';

const now = new Date('2027-01-12T09:00:00Z');
const ctx = { tenantId: 't', now, actor: { userId: 'u', name: 'User' } };
const id = makeId(1, now.getTime(), new Uint8Array(6));
const meta = { no: 1, id, rev: 4, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const stores = { invoiceStore, productionStore, showStore, artistStore, companyStore, contactStore };

it.each(Object.entries(stores))('%s keeps a field that only newer code knows, and no other', (_, store) => {
  const anyStore = store as unknown as RecordStore<object>;
  const [known] = Object.keys(anyStore.definition.fields ?? {});
  const before = { ...meta, [known ?? '']: 'emptied', fromTomorrow: { kept: true }, mergedInto: id };
  const after = anyStore.next(ctx, before, { other: 1 });
  expect(after).toEqual({ ...meta, rev: 5, other: 1, fromTomorrow: { kept: true } });
});
