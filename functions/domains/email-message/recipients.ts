import { companyStore } from '#functions/domains/company/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { invoiceStore } from '#functions/domains/invoice/store.ts';
import { paperStores } from '#functions/domains/paper/stores-store.ts';
import { namedIn } from '#functions/domains/show/public/marks.ts';
import { showStore } from '#functions/domains/show/store.ts';
import { travelStores } from '#functions/domains/show-travel/stores-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Recipient } from '#shared/domains/email-message/schemas.ts';
import { partnerOf } from '#shared/domains/paper/document.ts';
import type { PaperEntity } from '#shared/domains/paper/entities.ts';
import type { Traveller } from '#shared/domains/travel/schemas.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { RecordTarget } from '#shared/kernel/target.ts';

/** People of one company that are offered. */
const MAX_PEOPLE = 50;

async function person(ctx: UserContext, id: Id | undefined): Promise<Recipient[]> {
  const found = id && (await contactStore.find(ctx, id));
  if (!found || found.deletedAt) return [];
  return [{ name: found.fullName, email: found.email, about: found.positions[0]?.companyName ?? '' }];
}

async function firm(ctx: UserContext, id: Id | undefined): Promise<Recipient[]> {
  const company = id && (await companyStore.find(ctx, id));
  if (!company || company.deletedAt) return [];
  const filters = [{ column: 'companies', anyOf: [company.no] }];
  const nos = (await contactStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  const people = await contactStore.many(ctx, nos.slice(0, MAX_PEOPLE));
  return [
    { name: company.name, email: company.email, about: '' },
    ...people.map(({ fullName, email }) => ({ name: fullName, email, about: company.name })),
  ];
}

/** Finds the recipients among the travellers. */
const people = (ctx: UserContext, travellers: readonly Traveller[]): Promise<Recipient[][]> =>
  Promise.all(travellers.map(({ contactId }) => person(ctx, contactId)));

/** Finds the recipients of a paper. */
async function partners(ctx: UserContext, entity: PaperEntity, id: Id): Promise<Recipient[][]> {
  const { contact, company, document } = await paperStores[entity].get(ctx, id);
  const { name, email } = partnerOf(document);
  const own = entity === 'purchaseAgreement' ? [[{ name, email, about: '' }]] : [];
  return [...own, await person(ctx, contact?.contactId), await firm(ctx, company?.companyId)];
}

const OF: Readonly<Record<RecordTarget['entity'], (ctx: UserContext, id: Id) => Promise<Recipient[][]>>> = {
  show: async (ctx, id) => {
    const { contact, promoter, venue } = await showStore.get(ctx, id);
    return [
      await person(ctx, contact?.contactId),
      await firm(ctx, promoter?.companyId),
      await firm(ctx, venue?.venueId),
    ];
  },
  contract: (ctx, id) => partners(ctx, 'contract', id),
  quote: (ctx, id) => partners(ctx, 'quote', id),
  purchaseAgreement: (ctx, id) => partners(ctx, 'purchaseAgreement', id),
  invoice: async (ctx, id) => {
    const { contact, company } = await invoiceStore.get(ctx, id);
    return [await person(ctx, contact?.contactId), await firm(ctx, company?.companyId)];
  },
  company: async (ctx, id) => [await firm(ctx, id)],
  contact: async (ctx, id) => [await person(ctx, id)],
  production: async (ctx, id) => {
    const filters = [namedIn('production', id)];
    const nos = (await showStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
    const shows = await showStore.many(ctx, nos.slice(0, MAX_PEOPLE));
    return Promise.all(shows.map(({ contact }) => person(ctx, contact?.contactId)));
  },
  artist: () => Promise.resolve([]),
  groundTransport: async (ctx, id) => {
    const { driver, travellers } = await travelStores.groundTransport.get(ctx, id);
    const own = { name: driver.name || driver.email, email: driver.email, about: driver.vehicleModel };
    return [...(await people(ctx, travellers)), [own]];
  },
  flight: async (ctx, id) => people(ctx, (await travelStores.flight.get(ctx, id)).travellers),
  train: async (ctx, id) => people(ctx, (await travelStores.train.get(ctx, id)).travellers),
  lodging: async (ctx, id) => {
    const { placeName: name, email, travellers } = await travelStores.lodging.get(ctx, id);
    return [...(await people(ctx, travellers)), [{ name, email, about: '' }]];
  },
};

/** Finds the recipients whom a mail about a record may concern, each address once. */
export async function recipientsOf(ctx: UserContext, { entity, recordId }: RecordTarget): Promise<Recipient[]> {
  const found = (await OF[entity](ctx, recordId)).flat().filter(({ email }) => email !== '');
  return [...new Map(found.toReversed().map((one) => [one.email.toLowerCase(), one])).values()].toReversed();
}
