import { clientOf } from '#functions/domains/client/store.ts';
import { companyStore } from '#functions/domains/company/store.ts';
import { contactStore } from '#functions/domains/contact/store.ts';
import { dealOf } from '#functions/domains/deal/store.ts';
import { agencyOf } from '#functions/domains/setting/store.ts';
import { statusesOf } from '#functions/domains/status/store.ts';
import { entriesOf } from '#functions/domains/timetable/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { countryOfZone } from '#shared/data/time-zones.ts';
import { draftDocument } from '#shared/domains/contract/draft.ts';
import type { ContractFields, ContractTemplate } from '#shared/domains/contract/schemas.ts';
import { showDay, showTitle } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import { firstStatus } from '#shared/domains/status/rules.ts';
import { printedTimetable } from '#shared/domains/timetable/rules.ts';
import { dateOf } from '#shared/kernel/date.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { toLocal } from '#shared/kernel/zone.ts';
import { pinTemplate } from './pin-template.ts';

type Show = Stored<ShowFields>;

async function optional<T extends object>(ctx: UserContext, store: RecordStore<T>, id: Id | undefined) {
  const found = id ? await store.find(ctx, id) : undefined;
  return found?.deletedAt ? undefined : found;
}

async function sourceOf(ctx: UserContext, show: Show) {
  const [client, setting, owner, venue, promoter, contact, statuses, entries, deal] = await Promise.all([
    clientOf(ctx.tenantId),
    agencyOf(ctx),
    userStore.find(ctx, show.owner.userId),
    optional(ctx, companyStore, show.venue?.venueId),
    optional(ctx, companyStore, show.promoter?.companyId),
    optional(ctx, contactStore, show.contact?.contactId),
    statusesOf(ctx, 'contract'),
    entriesOf(ctx, show.id),
    dealOf(ctx, show.no),
  ]);
  return { client, setting, owner, venue, promoter, contact, entries, deal, status: firstStatus(statuses) };
}

/** `Europe/Berlin` -> `Berlin`: the court a draft proposes. */
const cityOfZone = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';

/** What a contract carries of its show. */
export const linkedTo = (show: Show): Pick<ContractFields, 'show' | 'artistIds' | 'artists'> => ({
  show: {
    showId: show.id,
    number: show.number,
    title: showTitle(show),
    date: showDay(show),
    venue: [show.venue?.name, show.venue?.city].filter(Boolean).join(', '),
  },
  artistIds: show.artists.map((a) => a.artistId),
  artists: show.artists,
});

interface Wish {
  readonly locale?: Locale | undefined;
  readonly template: ContractTemplate;
  readonly wordTemplateId?: Id | undefined;
}

/** A contract as its show proposes it, in the promoter's language unless said; its number comes with its write. */
export async function prepareContract(ctx: UserContext, show: Show, wish: Wish): Promise<ContractFields> {
  const { client, setting, owner, venue, promoter, contact, entries, deal, status } = await sourceOf(ctx, show);
  const wordTemplate = await pinTemplate(ctx, wish);
  const locale = wish.locale ?? contact?.culture ?? client.locale;
  const { name, email, phone } = owner ?? { ...show.owner, email: '', phone: '' };
  const document = draftDocument({
    locale,
    show,
    deal,
    venue,
    promoter,
    contact,
    owner: { name, email, phone },
    timetable: printedTimetable(entries, showDay(show), locale),
    today: dateOf(toLocal(ctx.now.toISOString(), client.zone)),
    agency: {
      name: client.name,
      currency: client.currency,
      country: setting.address.countryId || countryOfZone(client.zone),
      city: setting.address.city || cityOfZone(client.zone),
      address: setting.address,
      vatNumber: setting.vatNumber,
      registerNumber: setting.registerNumber,
    },
  });
  return {
    number: '',
    stage: 'draft',
    locale,
    template: wish.template,
    document,
    ...(wordTemplate ? { wordTemplate } : {}),
    ...(status ? { statusId: status.id } : {}),
    ...linkedTo(show),
    ...(show.promoter ? { company: show.promoter } : {}),
    ...(show.contact ? { contact: show.contact } : {}),
    owner: show.owner,
  };
}
