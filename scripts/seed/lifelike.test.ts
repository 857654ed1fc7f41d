import { expect, test } from 'vitest';
import { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { isVenue } from '#shared/domains/relations/company/rules.ts';
import { isIban } from '#shared/kernel/money/bank.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { addDays, diffDays } from '#shared/kernel/time/date.ts';
import { inventAgency } from './agency.ts';
import { AGENCIES } from './data/agencies.ts';
import { ACCOUNTS } from './data/money.ts';
import { vatNumberOf } from './data/vat.ts';
import { DEMO_USERS } from './people.ts';
import { Random } from './random.ts';
import { euroRate, levelOf } from './show-deal.ts';
import { recordsOf } from './stage.ts';

const TODAY = '2026-11-26';
const subs = new Map(DEMO_USERS.map(({ email }) => [email, `sub-${email}`]));
const client = { ...ClientInput.parse({ name: 'Any' }), no: 1, id: 'any', rev: 1, createdAt: '', updatedAt: '' };
const sizes = { artists: 40, venues: 300, companies: 250, contacts: 600, productions: 25, shows: 1200 };
const stage = { tenantId: 'any', today: TODAY, random: new Random('any') };
const agency = inventAgency(stage, 'northlight', client, subs, sizes);
const shows = recordsOf(agency.booked);
const deals = recordsOf(agency.deals);
const companies = recordsOf(agency.firms);
const venues = companies.filter(isVenue);
const euros = ({ minor, currency }: { minor: number; currency: string }) =>
  minor / 10 ** exponentOf(currency) / Number(euroRate(currency));

test('nothing is booked further ahead than a little over a year', () => {
  const last = addDays(TODAY, 400);
  expect(shows.filter((show) => show.start.slice(0, 10) > last)).toEqual([]);
});

test('a venue holds as many as its name promises', () => {
  const sizesOf = (word: RegExp) => venues.filter(({ name }) => word.test(name)).map(({ capacity = 0 }) => capacity);
  expect(Math.max(...sizesOf(/Club/))).toBeLessThanOrEqual(600);
  expect(Math.min(...sizesOf(/Arena/))).toBeGreaterThanOrEqual(5000);
  expect(Math.max(...sizesOf(/Theat/))).toBeLessThanOrEqual(1200);
  expect(Math.max(...venues.map(({ capacity = 0 }) => capacity))).toBeLessThanOrEqual(25_000);
});

test('fees are what artists of that level play for, and grow with them', () => {
  const fees = shows.flatMap(({ fee }) => (fee ? [euros(fee)] : []));
  expect(Math.min(...fees)).toBeGreaterThanOrEqual(600);
  expect(Math.max(...fees)).toBeLessThan(150_000);
  const places = new Map(recordsOf(agency.roster).map(({ id }, i) => [id, i]));
  const medianOf = (draw: number) => {
    const own = shows.flatMap(({ fee, artists: [first] }) =>
      fee && levelOf(places.get(first?.artistId ?? '') ?? 0).draw === draw ? [euros(fee)] : [],
    );
    return own.toSorted((a, b) => a - b)[Math.floor(own.length / 2)] ?? 0;
  };
  const medians = [180, 700, 4000].map(medianOf);
  expect(medians).toEqual(medians.toSorted((a, b) => a - b));
});

test('no deal counts on more people than the venue holds', () => {
  expect(deals.length).toBeGreaterThan(200);
  const byNo = new Map(shows.map((show) => [show.no, show]));
  for (const { no, tickets } of deals) {
    const capacity = byNo.get(no)?.capacity ?? 0;
    const seats = tickets.reduce((sum, level) => sum + level.capacity, 0);
    expect([no, seats <= capacity]).toEqual([no, true]);
    for (const level of tickets) expect(level.sold + level.comps).toBeLessThanOrEqual(level.capacity);
  }
});

test('cities stand by their English names', () => {
  const cities = new Set(companies.map(({ address }) => address.city));
  for (const name of ['Brussels', 'Cologne', 'Milan', 'Copenhagen']) expect(cities).toContain(name);
  for (const name of ['Brussel', 'Köln', 'Milano', 'København', 'Athina', 'Wien']) expect(cities).not.toContain(name);
});

test('companies have a street, an address for mail and a VAT number whose check digits are right', () => {
  for (const { name, address, email, vatNumber = '' } of companies) {
    expect([name, address.addressLine1 !== '', /@.+\.example$/.test(email)]).toEqual([name, true, true]);
    const [, digits = ''] = /^NL(\d{8})\dB01$/.exec(vatNumber) ?? [];
    if (digits) expect(vatNumberOf('NL', digits)).toBe(vatNumber);
  }
  const withVat = companies.filter(({ vatNumber }) => vatNumber).length;
  expect(withVat / companies.length).toBeGreaterThan(0.85);
});

test('every promoter of the roster has somebody to sign, with an address', () => {
  const people = recordsOf(agency.people);
  const promoters = companies.filter(({ roles }) => roles.includes('promoter'));
  const reached = new Set(people.flatMap(({ email, positions }) => (email ? positions.map((p) => p.companyId) : [])));
  expect(promoters.filter(({ id }) => !reached.has(id))).toEqual([]);
});

test('the agencies say the same of themselves everywhere, with numbers that can be', () => {
  for (const firm of Object.values(AGENCIES)) {
    const [, digits = ''] = /^NL(\d{8})\dB01$/.exec(firm.vatNumber) ?? [];
    expect(vatNumberOf('NL', digits)).toBe(firm.vatNumber);
  }
  expect(ACCOUNTS.filter(({ iban }) => !isIban(iban))).toEqual([]);
  const { vatNumber, registerNumber } = AGENCIES.northlight;
  for (const { document } of recordsOf(agency.agreements))
    expect(document.agency).toMatchObject({ vatNumber, registerNumber });
});

test('most options end within two weeks, and none after its show', () => {
  const ends = shows.flatMap(({ expiresOn, start }) => (expiresOn ? [[expiresOn, start.slice(0, 10)] as const] : []));
  expect(ends.filter(([end, day]) => end >= day)).toEqual([]);
  const soon = ends.filter(([end]) => end >= TODAY && end <= addDays(TODAY, 14));
  expect(soon.length / ends.length).toBeGreaterThan(0.65);
  expect(new Set(soon.map(([end]) => end)).size).toBeGreaterThan(10);
});

test('agreements stand in every stage, dated before their show and after it was entered', () => {
  const { quotes, purchases } = agency.offers;
  const stagesOf = (made: readonly { readonly record: { readonly stage: string } }[]) =>
    new Set(made.map(({ record }) => record.stage));
  expect(stagesOf(quotes)).toEqual(new Set(['draft', 'sent', 'accepted', 'declined', 'void', 'expired']));
  expect(stagesOf(purchases)).toEqual(
    new Set(['draft', 'sent', 'signed', 'void', 'invoiceReceived', 'approved', 'paid', 'cancelled']),
  );
  const byId = new Map(shows.map((show) => [show.id, show]));
  for (const { record } of [...quotes, ...purchases, ...agency.agreements]) {
    const show = byId.get(record.show?.showId ?? '');
    if (!show) throw new Error(`${record.number} has no show`);
    expect(diffDays(record.document.date, showDay(show))).toBeGreaterThan(0);
    expect(record.document.date >= show.createdAt.slice(0, 10)).toBe(true);
    expect(record.locale).toBe('en-gb');
  }
});

test('a show is announced before it is played', () => {
  const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  const announced = shows.flatMap(({ freeFields = {}, start }) =>
    Object.values(freeFields)
      .filter(isDay)
      .map((day) => [day, start.slice(0, 10)] as const),
  );
  expect(announced.length).toBeGreaterThan(100);
  expect(announced.filter(([day, start]) => day >= start)).toEqual([]);
});

test('what is accepted is confirmed, and what was declined is not', () => {
  const byId = new Map(shows.map((show) => [show.id, show.phase]));
  const phases = agency.offers.quotes.map(({ record }) => [record.stage, byId.get(record.show?.showId ?? '')]);
  expect(phases.filter(([stage, phase]) => stage === 'accepted' && phase !== 'confirmed')).toEqual([]);
  expect(phases.filter(([stage, phase]) => stage === 'declined' && phase !== 'cancelled')).toEqual([]);
});

test('one line is credited, as a part of its invoice', () => {
  const made = recordsOf(agency.invoices.made);
  const [credit, ...more] = made.filter(({ type }) => type === 'credit');
  expect([credit?.stage, more]).toEqual(['outstanding', []]);
  const original = made.find(({ id }) => id === credit?.creditOf?.invoiceId);
  expect(original).toMatchObject({ creditIssued: credit?.total, credits: [{ invoiceId: credit?.id }] });
  expect(credit?.total).toBeGreaterThan(0);
  expect(credit?.total).toBeLessThan(original?.total ?? 0);
  expect((original?.date ?? '') < (credit?.date ?? '')).toBe(true);
});

test('what was paid never exceeds what was invoiced, and was paid after it', () => {
  const { made, payments } = agency.invoices;
  const invoices = new Map(recordsOf(made).map((invoice) => [invoice.id, invoice]));
  for (const { amount, date, invoice } of recordsOf(payments)) {
    const billed = invoices.get(invoice.invoiceId);
    expect(amount).toBeLessThanOrEqual(billed?.total ?? 0);
    expect(date >= (billed?.date ?? '')).toBe(true);
  }
});

test('two artists have a settled, a sent and a draft statement, and no show is on two of them', () => {
  const made = recordsOf(agency.statements.made).map((statement) => StatementFields.parse(statement));
  expect(made.map(({ stage }) => stage)).toEqual(['settled', 'settled', 'sent', 'sent', 'draft', 'draft']);
  const nights = made.flatMap(({ figures }) => figures?.nights.map(({ showId }) => showId) ?? []);
  expect(nights.length).toBeGreaterThanOrEqual(4);
  expect(new Set(nights).size).toBe(nights.length);
  for (const { from, to, figures, sentAt = '', payout } of made) {
    expect(from <= to).toBe(true);
    expect(sentAt.slice(0, 10) <= TODAY).toBe(true);
    expect(payout !== undefined && payout.date > TODAY).toBe(false);
    if (payout) expect(figures?.balance).toBeGreaterThan(0);
  }
});

test('invoices tell of two years, from three bookkeepings, in two currencies', () => {
  const issued = recordsOf(agency.invoices.made).filter(({ stage: at }) => at === 'outstanding');
  expect(new Set(issued.map(({ bookkeepingName }) => bookkeepingName)).size).toBe(3);
  expect(new Set(issued.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'GBP']));
  expect(diffDays(issued[0]?.date ?? TODAY, TODAY)).toBeGreaterThan(650);
  expect(new Set(issued.map(({ number }) => number)).size).toBe(issued.length);
  const levels = issued.flatMap(({ reminders = [] }) => reminders.map(({ level }) => level));
  expect(new Set(levels)).toEqual(new Set([1, 2, 3]));
});
