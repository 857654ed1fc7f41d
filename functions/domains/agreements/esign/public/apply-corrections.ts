import { keepBookingData } from '#functions/domains/booking/show/public/booking-data.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { takeUniqueValue } from '#functions/platform/data/unique-value.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { ClientData } from '#shared/domains/agreements/esign/client-data.ts';
import {
  companyAfter,
  newCompany,
  valuesFor,
  venueAfter,
} from '#shared/domains/agreements/esign/correction-effects.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { EsignRecord } from '../store.ts';

/** The companies of the signed agreement: the client, and the venue of its show. */
async function companiesOf(ctx: TenantContext, { source, showId }: EsignRecord) {
  if (source.kind === 'file') return {};
  const { store } = await (await servicesOf(source.kind)).kind();
  const [agreement, show] = await Promise.all([
    store.find(ctx, source.id),
    showId ? showStore.find(ctx, showId) : undefined,
  ]);
  return { clientId: agreement?.company?.companyId, venueId: show?.venue?.venueId };
}

/** A new VAT number is checked with VIES: the store of companies asks for it. */
async function update(ctx: TenantContext, id: Id | undefined, values: ClientData, after: typeof companyAfter) {
  if (!id || Object.keys(values).length === 0) return;
  await retryStale(async () => {
    const company = await companyStore.find(ctx, id);
    if (company && !company.deletedAt) await companyStore.update(ctx, company, after(company, values));
  });
}

/** Makes a company once for a document: a repeat finds the document's place taken. */
async function create(ctx: TenantContext, { id }: EsignRecord, clientId: Id | undefined, values: ClientData) {
  const before = clientId ? await companyStore.find(ctx, clientId) : undefined;
  const made = newCompany(before, values);
  if (!made) return;
  const once = takeUniqueValue(ctx.tenantId, 'esign.company', id, newId(ctx.now), () => new AppError('alreadyDone'));
  await unlessRefused('alreadyDone', companyStore.create(ctx, made, { extra: [once] }));
}

/** Does what staff chose for each correction, after the last signature. A repeat changes nothing more. */
export async function applyCorrections(ctx: TenantContext, document: EsignRecord): Promise<void> {
  const { clientId, venueId } = await companiesOf(ctx, document);
  const { showId } = document;
  const updates = valuesFor(document, 'update');
  await update(ctx, clientId, updates, companyAfter);
  await update(ctx, venueId, updates, venueAfter);
  await create(ctx, document, clientId, valuesFor(document, 'create'));
  const booking = valuesFor(document, 'thisBooking');
  if (showId) await keepBookingData(ctx, showId, booking);
}
