import { startAt } from '#functions/domains/booking/show/prepare.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import { DEFAULT_ZONE, rankFor, showNumber } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { StatusFields } from '#shared/domains/reference/status/schemas.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { companySummary, isVenue, venueSummary } from '#shared/domains/relations/company/rules.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { contactSummary } from '#shared/domains/relations/contact/rules.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { diffDays } from '#shared/kernel/time/date.ts';
import { NOTES } from './data/names.ts';
import type { Random } from './random.ts';
import { Diary, type Slot } from './show-dates.ts';
import { expiryOf, feeOf, levelOf, statusName } from './show-deal.ts';
import { showParts } from './show-parts.ts';
import { FIRST_DAY, type Stage, savedAt } from './stage.ts';
import { type Draft, draft } from './writer.ts';

/** All that shows refer to. */
export interface Cast {
  readonly artists: readonly Stored<ArtistInput>[];
  readonly agents: readonly Stored<UserFields>[];
  readonly statuses: readonly Stored<StatusFields>[];
  readonly companies: readonly Stored<CompanyInput>[];
  readonly contacts: readonly Stored<ContactFields>[];
  readonly productions: readonly Stored<ProductionFields>[];
}

const BILLINGS = ['Headline', 'Headline', 'Headline', 'Co-headline', 'Support', 'Festival'];
const DESCRIPTIONS = ['Release show', 'Late night set', 'Open air', 'Matinee', 'Radio session', 'Private event'];

/** Venues that are weighed for a show. */
const OFFERED = 5;

/** Companies by country, each with its people: shows look them up often. */
class Directory {
  readonly venues: readonly Stored<CompanyInput>[];
  readonly #promoters = new Map<string, Stored<CompanyInput>[]>();
  readonly #people = new Map<string, Stored<ContactFields>[]>();

  constructor({ companies, contacts }: Cast) {
    this.venues = companies.filter(isVenue);
    for (const company of companies.filter((c) => c.roles.includes('promoter')))
      push(this.#promoters, company.address.countryId, company);
    for (const contact of contacts)
      for (const { companyId } of contact.positions) push(this.#people, companyId, contact);
  }
  /** Of a few venues the one that the artist fills best. */
  venueFor(random: Random, artist: number): Stored<CompanyInput> {
    const { draw } = levelOf(artist);
    const misfit = ({ capacity = draw }: Stored<CompanyInput>) => Math.abs(Math.log(capacity / draw));
    const offered = Array.from({ length: OFFERED }, () => random.pick(this.venues));
    return offered.reduce((best, venue) => (misfit(venue) < misfit(best) ? venue : best));
  }
  /** Somebody of the country, else anybody. */
  promoter(random: Random, country: string): Stored<CompanyInput> | undefined {
    const near = this.#promoters.get(country) ?? [...this.#promoters.values()].flat();
    return near.length > 0 ? random.pick(near) : undefined;
  }
  contact(random: Random, company: Stored<CompanyInput> | undefined): Stored<ContactFields> | undefined {
    const people = company && this.#people.get(company.id);
    return people && random.pick(people);
  }
}
function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function placeOf(random: Random, directory: Directory, slot: Slot) {
  const venue = directory.venueFor(random, slot.artists[0] ?? 0);
  const country = venue.address.countryId;
  const promoter = directory.promoter(random, country);
  const contact = directory.contact(random, promoter);
  const fee = feeOf(random, slot.artists[0] ?? 0, country, venue.capacity ?? 0);
  return {
    venue: venueSummary(venue),
    ...(promoter ? { promoter: companySummary(promoter) } : {}),
    ...(contact ? { contact: contactSummary(contact) } : {}),
    ...(venue.capacity ? { capacity: venue.capacity } : {}),
    ...(fee ? { fee } : {}),
  };
}

function statusOf(random: Random, stage: Stage, cast: Cast, slot: Slot) {
  const name = statusName(random, diffDays(stage.today, slot.day), slot.rivals > 0);
  const status = cast.statuses.find((s) => s.mainArea === 'show' && s.name === name);
  if (!status) throw new Error(`no show status is called ${name}`);
  const expiresOn = name === 'Option' ? expiryOf(random, stage.today, slot.day) : undefined;
  return {
    statusId: status.id,
    phase: status.phase,
    rank: Math.min(9, rankFor(status.phase, slot.rivals + 1)),
    ...(expiresOn ? { expiresOn } : {}),
    isSettled: name === 'Settled',
  };
}

function productionOf({ productions }: Cast, artistId: string, day: string) {
  const found = productions.find(
    (p) => p.startDate <= day && day <= p.endDate && p.artists.some((a) => a.artistId === artistId),
  );
  return found ? { production: { productionId: found.id, name: found.name } } : {};
}

function show(random: Random, stage: Stage, cast: Cast, directory: Directory, slot: Slot): ShowFields {
  const named = slot.artists.flatMap((i) => cast.artists[i] ?? []);
  const { isSettled, ...status } = statusOf(random, stage, cast, slot);
  const place = placeOf(random, directory, slot);
  const owner = cast.agents.find((agent) => agent.id === named[0]?.ownerId) ?? random.pick(cast.agents);
  const zone = place.venue.zone ?? named[0]?.zone ?? DEFAULT_ZONE;
  const locked = isSettled && random.chance(0.6);
  return {
    ...slot.times,
    ...status,
    ...place,
    number: '',
    artists: named.map(({ id, name }) => ({ artistId: id, name })),
    ...productionOf(cast, named[0]?.id ?? '', slot.day),
    owner: { userId: owner.id, name: owner.name },
    description: random.chance(0.12) ? random.pick(DESCRIPTIONS) : '',
    billing: random.pick(BILLINGS),
    internalNotes: random.chance(0.25) ? random.pick(NOTES) : '',
    zone,
    startAt: startAt(slot.times.start, zone),
    ...(locked ? { lockedAt: `${slot.day}T22:00:00.000Z`, lockedBy: owner.name } : {}),
  };
}

/** When a show was entered: weeks to months before its date, and never later than yesterday. */
function enteredBy(random: Random, stage: Stage, data: ShowFields): TenantContext {
  const ahead = diffDays(stage.today, data.start.slice(0, 10));
  const daysAgo = Math.min(FIRST_DAY - 25, Math.max(random.int(1, 60), random.int(30, 200) - ahead));
  return savedAt(stage, random, daysAgo, data.owner);
}

/** Every twelfth confirmed show has a radius clause. */
function clauseOf({ phase }: ShowFields, no: number): Pick<ShowFields, 'exclusivity'> {
  if (phase !== 'confirmed' || no % 12 > 0) return {};
  return { exclusivity: { radius: 50 + 50 * (no % 5), unit: 'km', daysBefore: 30, daysAfter: 14 } };
}

/** Shows in the order in which they were entered, so that their numbers rise with time. */
export function shows(stage: Stage, cast: Cast, count: number): Draft<ShowFields>[] {
  const random = stage.random.fork('shows');
  const diary = new Diary(random.fork('dates'), stage.today, cast.artists.length);
  const directory = new Directory(cast);
  const parts = random.fork('parts');
  const entered = Array.from({ length: count }, () => {
    const plain = show(random, stage, cast, directory, diary.next());
    const data = { ...plain, ...showParts(parts, plain, cast.agents) };
    return { data, ctx: enteredBy(random, stage, data) };
  }).sort((a, b) => a.ctx.now.getTime() - b.ctx.now.getTime());
  return entered.map(({ data, ctx }, i) =>
    draft(random, ctx, i + 1, { ...data, ...clauseOf(data, i), number: showNumber(i + 1) }),
  );
}
