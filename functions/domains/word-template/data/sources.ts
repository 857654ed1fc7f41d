import { artistMapping, artistStore } from '#functions/domains/artist/store.ts';
import { companyMapping, companyStore } from '#functions/domains/company/store.ts';
import { contactMapping, contactStore } from '#functions/domains/contact/store.ts';
import { groundTransportMapping, groundTransportStore } from '#functions/domains/ground-transport/store.ts';
import { invoiceMapping, invoiceStore } from '#functions/domains/invoice/store.ts';
import { checkAccess as invoiceAccess, visibleOnly as invoicesVisible } from '#functions/domains/invoice/view-store.ts';
import type { PaperKind } from '#functions/domains/paper/kind-store.ts';
import { paperKinds } from '#functions/domains/paper/kinds-store.ts';
import { checkAccess, visibleOnly } from '#functions/domains/paper/view-store.ts';
import { showsSeen } from '#functions/domains/production/shows-store.ts';
import { productionMapping, productionStore } from '#functions/domains/production/store.ts';
import { showMapping, showStore } from '#functions/domains/show/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { ArtistListRequest } from '#shared/domains/artist/contract.ts';
import { CompanyListRequest } from '#shared/domains/company/contract.ts';
import { ContactListRequest } from '#shared/domains/contact/contract.ts';
import { GroundTransportListRequest } from '#shared/domains/ground-transport/contract.ts';
import { InvoiceListRequest } from '#shared/domains/invoice/contract.ts';
import { PaperListRequest } from '#shared/domains/paper/routes.ts';
import { ProductionListRequest } from '#shared/domains/production/contract.ts';
import { ShowListRequest } from '#shared/domains/show/contract.ts';
import type { ListArea } from '#shared/domains/word-template/schemas.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { artistData, companyData, contactData, productionData } from './companies.ts';
import { invoiceData, invoiceRow } from './invoices.ts';
import { rideData } from './rides.ts';
import { paperRow, showData, showRow } from './shows.ts';
import { type Source, sourceOf } from './source.ts';

const linked = (ctx: UserContext, { artists }: { readonly artists: readonly { readonly artistId: Id }[] }) =>
  artistAccess.check(
    ctx,
    artists.map(({ artistId }) => artistId),
  );

const paperSource = (kind: PaperKind): Source =>
  sourceOf({
    store: kind.store,
    permission: `${kind.entity}.read`,
    request: PaperListRequest,
    mapping: kind.mapping,
    mine: (ctx) => visibleOnly(kind, ctx),
    check: (ctx, paper) => checkAccess(kind, ctx, paper),
    row: (paper, { statuses }) => paperRow(paper, statuses),
  });

/** One entry per area whose records come to paper by the agency's own templates. */
export const SOURCES: Readonly<Record<ListArea, Source>> = {
  show: sourceOf({
    store: showStore,
    permission: 'show.read',
    request: ShowListRequest,
    mapping: showMapping,
    mine: artistAccess.linked,
    check: linked,
    row: (show, { ctx, statuses }) => showRow(ctx, show, statuses),
    record: (show, { ctx, statuses, locale }) => showData(ctx, show, statuses, locale),
  }),
  contract: paperSource(paperKinds.contract),
  quote: paperSource(paperKinds.quote),
  purchaseAgreement: paperSource(paperKinds.purchaseAgreement),
  invoice: sourceOf({
    store: invoiceStore,
    permission: 'invoice.read',
    request: InvoiceListRequest,
    mapping: invoiceMapping,
    mine: invoicesVisible,
    check: invoiceAccess,
    row: (invoice, { statuses }) => invoiceRow(invoice, statuses),
    record: (invoice, { locale }) => invoiceData(invoice, locale),
  }),
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
  groundTransport: sourceOf({
    store: groundTransportStore,
    permission: 'groundTransport.read',
    request: GroundTransportListRequest,
    mapping: groundTransportMapping,
    mine: artistAccess.linked,
    check: linked,
    row: rideData,
  }),
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
