import { productionStore } from '#functions/domains/booking/production/store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { statusStore } from '#functions/domains/reference/status/store.ts';
import { tagStore } from '#functions/domains/reference/tag/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { inParallel } from '#functions/platform/jobs/in-parallel.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { defaultStatuses } from '#shared/domains/reference/status/defaults.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { plantAbsences } from './absences.ts';
import { inventAccess } from './access-grants.ts';
import { inventAdvancingRequests, plantAdvancingRequests } from './advancing-requests.ts';
import { inventAdvancingTemplates } from './advancing-templates.ts';
import { artists, productions } from './artists.ts';
import { plantBudgets, productionBudgets } from './budgets.ts';
import { plantCalendars } from './calendars.ts';
import { companies } from './companies.ts';
import { contacts } from './contacts.ts';
import { contracts, plantContracts } from './contracts.ts';
import { AGENCIES, type FirmKey } from './data/agencies.ts';
import { deals, plantDeals } from './deals.ts';
import { inventExcel } from './excel.ts';
import { inventFeeds } from './feeds.ts';
import { fillingIn, inventFreeFields } from './free-fields.ts';
import { inventGuestLists, plantGuests } from './guest-lists.ts';
import { plantInvoicePapers } from './invoice-papers.ts';
import { invoices, plantInvoices } from './invoices.ts';
import { inventTravel } from './journeys.ts';
import { membersOf, partiesOf, touringMembers } from './members.ts';
import { inventMessages } from './messages.ts';
import { inventMoney } from './money.ts';
import { inventOffers, plantOffers } from './offers.ts';
import { type AgencyKey, DEMO_USERS, userFields } from './people.ts';
import { inventReference } from './reference.ts';
import { plantSalesExports } from './sales-exports.ts';
import { inventSetting } from './setting.ts';
import { shows } from './shows.ts';
import { plantSignatures } from './signatures.ts';
import { plantSignings } from './signings.ts';
import { drafts, recordsOf, type Stage } from './stage.ts';
import { plantStatements, statements } from './statements.ts';
import { carrying, tags } from './tags.ts';
import { timetables } from './timetables.ts';
import { inventWebforms } from './webforms.ts';
import { type Draft, plant, putAll } from './writer.ts';

export interface Sizes {
  readonly artists: number;
  readonly venues: number;
  readonly companies: number;
  readonly contacts: number;
  readonly productions: number;
  readonly shows: number;
}

export function users(stage: Stage, key: AgencyKey, client: ClientInput, subs: ReadonlyMap<string, string>) {
  const { name, maxSessions } = client;
  const team = DEMO_USERS.filter((user) => user.agency === key);
  return drafts(
    stage,
    'user',
    team.map((user) => userFields(user, subs.get(user.email) ?? '', { name, maxSessions })),
  );
}

/** Points of a show for its promoter. Upcoming ones count most, so that the demo's promoter finds some. */
const WEIGHTS = { past: 1, option: 20, confirmed: 100 };
/** The company that buys most shows of some artists. */
function mainPromoter({ today }: Stage, shows: readonly ShowFields[], artistIds: readonly string[]): string[] {
  const weights = new Map<string, number>();
  for (const { phase, promoter, artists, start } of shows) {
    const isTheirs = phase !== 'cancelled' && artists.some(({ artistId }) => artistIds.includes(artistId));
    if (!promoter || !isTheirs) continue;
    const weight = WEIGHTS[start.slice(0, 10) < today ? 'past' : phase === 'confirmed' ? 'confirmed' : 'option'];
    weights.set(promoter.companyId, (weights.get(promoter.companyId) ?? 0) + weight);
  }
  const [most] = [...weights].sort(([, a], [, b]) => b - a);
  return most ? [most[0]] : [];
}

/** Outsiders see the artists that their demo entry names by place; a promoter acts for a company that books these. */
function linked(
  stage: Stage,
  team: readonly Draft<UserFields>[],
  key: AgencyKey,
  roster: readonly { id: string }[],
  booked: readonly ShowFields[],
) {
  const places = DEMO_USERS.filter((user) => user.agency === key).map((user) => user.artists ?? []);
  return team.map(({ ctx, record }, i) => {
    const artistIds = (places[i] ?? []).flatMap((place) => roster[place]?.id ?? []);
    const companies = seesPartiesOnly(record.role) ? { companyIds: mainPromoter(stage, booked, artistIds) } : {};
    return { ctx, record: { ...record, artistIds, ...companies } };
  });
}

const withMembers = (roster: readonly Draft<ArtistInput>[], parties: ReturnType<typeof partiesOf>) =>
  roster.map(({ ctx, record }) => ({ ctx, record: { ...record, members: membersOf(parties.get(record.id) ?? []) } }));

/** The place of the artist in whose name the agency invoices. */
const REPRESENTED = 4;
const withBook = (roster: readonly Draft<ArtistInput>[], { represented }: ReturnType<typeof inventMoney>) =>
  roster.map(({ ctx, record }) => ({
    ctx,
    record: record.id === represented?.id ? { ...record, ...represented } : record,
  }));

interface Material {
  readonly agents: readonly Stored<UserFields>[];
  readonly sizes: Sizes;
  readonly lists: Parameters<typeof carrying>[3];
  readonly free: ReturnType<typeof inventFreeFields>;
}
type Filled = Pick<ArtistInput, 'freeFields' | 'statusId' | 'tagIds'>;
/** Contacts at companies first, then those who tour with the artists. */
function inventCast(stage: Stage, { agents, sizes, lists, free }: Material) {
  const filled = <T extends Filled>(area: 'artist' | 'company' | 'contact' | 'production', all: Draft<T>[]) =>
    fillingIn(stage, area, carrying(stage, area, all, lists), free.fields);
  const roster = filled('artist', drafts(stage, 'artist', artists(stage, sizes.artists, agents)));
  const firms = filled('company', drafts(stage, 'company', companies(stage, sizes.venues, sizes.companies)));
  const touring = touringMembers(stage, recordsOf(roster));
  const members = touring.flat().map(({ contact }) => contact);
  const met = [...contacts(stage, recordsOf(firms), sizes.contacts), ...members];
  const people = filled('contact', drafts(stage, 'contact', met));
  const planned = productions(stage, sizes.productions, recordsOf(roster), agents);
  const tours = filled('production', drafts(stage, 'production', planned));
  const parties = partiesOf(recordsOf(roster), touring, recordsOf(people).slice(sizes.contacts));
  return { roster, firms, people, tours, parties };
}

/** One agency with all its data; each thing refers to what was made before it. */
export function inventAgency(
  stage: Stage,
  key: FirmKey,
  client: Stored<ClientInput>,
  subs: ReadonlyMap<string, string>,
  sizes: Sizes,
) {
  const { team, sown: access } = inventAccess(stage, users(stage, key, client, subs));
  const agents = recordsOf(team).filter(({ role }) => role === 'agent');
  const statuses = drafts(stage, 'status', defaultStatuses());
  const words = drafts(stage, 'tag', tags());
  const free = inventFreeFields(stage);
  const lists = { statuses: recordsOf(statuses), tags: recordsOf(words) };
  const { roster, firms, people, tours, parties } = inventCast(stage, { agents, sizes, lists, free });
  const cast = {
    agents,
    artists: recordsOf(roster).filter((artist) => artist.isActive),
    statuses: lists.statuses,
    companies: recordsOf(firms),
    contacts: recordsOf(people).slice(0, sizes.contacts),
    productions: recordsOf(tours),
  };
  const dealt = deals(stage, cast.artists, shows(stage, cast, sizes.shows));
  const booked = fillingIn(stage, 'show', carrying(stage, 'show', dealt.shows, lists), free.fields);
  const asked = inventWebforms(stage, cast, booked);
  const material = { firm: AGENCIES[key], cast, deals: dealt.deals };
  const guestLists = inventGuestLists(stage, recordsOf(asked.booked));
  const money = inventMoney(stage, material.firm, recordsOf(roster)[REPRESENTED]);
  const advancing = inventAdvancingTemplates(stage);
  const [template] = advancing.rows;
  const [agent] = agents;
  const guestSender = agent && { agency: AGENCIES[key].name, agent };
  const masters = [
    ...money.masters,
    ...inventReference(stage, recordsOf(roster)),
    ...inventMessages(stage),
    inventExcel(stage),
    advancing,
    inventSetting(stage, material.firm),
    ...inventFeeds(stage, cast),
    ...asked.masters,
    ...inventTravel(stage, recordsOf(asked.booked), parties),
    guestLists.sown,
    ...access,
  ];
  return {
    fields: free.masters,
    masters,
    guestSender,
    team: linked(stage, team, key, recordsOf(roster), recordsOf(asked.booked)),
    statuses,
    words,
    roster: withBook(withMembers(roster, parties), money),
    firms,
    people,
    tours,
    booked: asked.booked,
    deals: dealt.deals,
    material,
    guestLists,
    requests: template && agent ? inventAdvancingRequests(stage, recordsOf(asked.booked), { template, agent }) : [],
    agreements: fillingIn(stage, 'contract', contracts(stage, material, recordsOf(asked.booked)), free.fields),
    offers: inventOffers(stage, material, recordsOf(asked.booked)),
    vat: money.billing.vat,
    invoices: invoices(stage, { ...material, ...money.billing, fields: free.fields, lists }, recordsOf(asked.booked)),
    statements: statements(stage, { ...cast, ...dealt, shows: recordsOf(asked.booked), ...money.billing }),
    budgets: productionBudgets(stage, tours, dealt.shows),
  };
}

/** One is counted out while another is stored. */
const PARTS_AT_ONCE = 3;

export async function plantAgency(stage: Stage, agency: ReturnType<typeof inventAgency>): Promise<void> {
  const { tenantId, random } = stage;
  const log = (of: string) => random.fork(`log of ${of}`);
  // The lists of records keep values by the columns that free fields have.
  for (const [i, fields] of agency.fields.entries()) await fields.plant(log(`free fields ${i}`));
  // No other part waits for another: each record is whole before the first is stored.
  const parts = [
    () => plantContracts(stage, agency.material, agency.agreements),
    () => plantOffers(stage, agency.material, agency.offers),
    () => plantInvoices(stage, agency.invoices),
    () => plantSalesExports(stage, agency.invoices, agency.vat),
    () => plantStatements(stage, agency.statements),
    () => plant(userStore, tenantId, agency.team, log('team')),
    () => plantSignatures(stage, recordsOf(agency.team)),
    ...agency.masters.map((master, i) => () => master.plant(log(`master ${i}`))),
    () => plant(statusStore, tenantId, agency.statuses, log('statuses')),
    () => plant(tagStore, tenantId, agency.words, log('tags')),
    () => plant(artistStore, tenantId, agency.roster, log('artists')),
    () => plant(companyStore, tenantId, agency.firms, log('companies')),
    () => plant(contactStore, tenantId, agency.people, log('contacts')),
    () => plant(productionStore, tenantId, agency.tours, log('productions')),
    () => plant(showStore, tenantId, agency.booked, log('shows')),
    () => plantDeals(stage, agency.deals),
    () => plantBudgets(agency.budgets),
    () => plantGuests(stage, agency.guestLists, recordsOf(agency.people), agency.guestSender),
    () => plantAdvancingRequests(stage, agency.requests, log('advancing')),
    () => plantAbsences(stage, recordsOf(agency.roster)),
    () => plantCalendars(stage, recordsOf(agency.roster)),
    () => putAll(timetables(stage, recordsOf(agency.booked))),
  ];
  await inParallel(parts, PARTS_AT_ONCE, (part) => part());
  await plantInvoicePapers(stage, agency.invoices.made);
  // A sealed file has the letterhead of its artists, and prints the contract as it was stored.
  await plantSignings(stage, agency.material, agency.agreements);
}
