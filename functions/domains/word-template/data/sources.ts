import { artistMapping, artistStore } from '#functions/domains/artist/store.ts';
import { companyMapping, companyStore } from '#functions/domains/company/store.ts';
import { contactMapping, contactStore } from '#functions/domains/contact/store.ts';
import { showsSeen } from '#functions/domains/production/shows-store.ts';
import { productionMapping, productionStore } from '#functions/domains/production/store.ts';
import { checkAccess, seenShows } from '#functions/domains/show/public/sees.ts';
import { showMapping, showStore } from '#functions/domains/show/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { ArtistListRequest } from '#shared/domains/artist/contract.ts';
import { CompanyListRequest } from '#shared/domains/company/contract.ts';
import { ContactListRequest } from '#shared/domains/contact/contract.ts';
import type { PaperEntity } from '#shared/domains/paper/entities.ts';
import { ProductionListRequest } from '#shared/domains/production/contract.ts';
import { ShowListRequest } from '#shared/domains/show/contract.ts';
import type { WordArea } from '#shared/domains/word-template/schemas.ts';
import type { TravelKind } from '#shared/kernel/appointment.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { artistData, companyData, contactData, productionData } from './companies.ts';
import { showData, showRow } from './shows.ts';
import { type Source, sourceOf } from './source.ts';

const linked = (ctx: UserContext, { artists }: { readonly artists: readonly { readonly artistId: Id }[] }) =>
  artistAccess.check(
    ctx,
    artists.map(({ artistId }) => artistId),
  );

/** An area whose rules weigh much, fetched with the first of its documents. */
const later = (load: () => Promise<Source>): Source => ({
  record: async (setting, id) => (await load()).record(setting, id),
  rows: async (setting, request) => (await load()).rows(setting, request),
});
const paperOf = (entity: PaperEntity): Source =>
  later(async () => (await import('./paper-source.ts')).paperSource(entity));

const travelOf = (name: TravelKind): Source =>
  later(async () => (await import('./travel-source.ts')).travelSources[name]);

/** One entry per area whose records come to paper by the agency's own templates. */
export const SOURCES: Readonly<Record<WordArea, Source>> = {
  show: sourceOf({
    store: showStore,
    permission: 'show.read',
    request: ShowListRequest,
    mapping: showMapping,
    mine: seenShows,
    check: checkAccess,
    row: (show, { ctx, statuses }) => showRow(ctx, show, statuses),
    record: (show, { ctx, statuses, locale }) => showData(ctx, show, statuses, locale),
  }),
  contract: paperOf('contract'),
  quote: paperOf('quote'),
  purchaseAgreement: paperOf('purchaseAgreement'),
  invoice: later(async () => (await import('./invoice-source.ts')).invoiceSource),
  production: sourceOf({
    store: productionStore,
    permission: 'production.read',
    request: ProductionListRequest,
    mapping: productionMapping,
    mine: artistAccess.linked,
    check: linked,
    row: productionData,
    record: async (production, { ctx, statuses }) => ({
      ...productionData(production),
      shows: (await showsSeen(ctx, production)).map((show) => showRow(ctx, show, statuses)),
    }),
  }),
  groundTransport: travelOf('groundTransport'),
  flight: travelOf('flight'),
  train: travelOf('train'),
  lodging: travelOf('lodging'),
  artist: sourceOf({
    store: artistStore,
    permission: 'artist.read',
    request: ArtistListRequest,
    mapping: artistMapping,
    mine: artistAccess.own,
    check: (ctx, { id }) => artistAccess.check(ctx, [id]),
    row: artistData,
  }),
  company: sourceOf({
    store: companyStore,
    permission: 'company.read',
    request: CompanyListRequest,
    mapping: companyMapping,
    row: (company, { locale }) => companyData(company, locale),
  }),
  contact: sourceOf({
    store: contactStore,
    permission: 'contact.read',
    request: ContactListRequest,
    mapping: contactMapping,
    row: (contact) => {
      const { positions, ...fields } = contactData(contact);
      return { ...fields, positions: positions.map(({ company, position }) => [position, company].join(', ')) };
    },
    record: contactData,
  }),
};
