import { type CompanyInput, type CompanyRole, FinancialRisk } from '#shared/domains/relations/company/schemas.ts';
import type { Address } from '#shared/kernel/geo/address.ts';
import { mod97 } from '#shared/kernel/money/bank.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { CITIES, type City } from './data/cities.ts';
import { countryOf, filled } from './data/countries.ts';
import { COMPANY_KINDS, COMPANY_WORDS, STREETS, VENUE_AFTER, VENUE_BEFORE, VENUE_WORDS } from './data/names.ts';
import { inventVatNumber } from './data/vat.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';

/** Half the width of a city in degrees: its venues lie around its centre. */
const CITY_DEGREES = 0.03;
/** People that a venue holds, by the word in its name; tens of them. */
const SIZES: readonly (readonly [word: RegExp, least: number, most: number])[] = [
  [/Studio/, 8, 25],
  [/Club/, 12, 60],
  [/Arena/, 500, 1400],
  [/Park/, 600, 2500],
  [/Warehouse/, 80, 250],
  [/Theat|Teatro/, 30, 120],
  [/Ballroom|Music Hall/, 60, 200],
];
const OTHER_SIZE = [25, 150] as const;
function capacityOf(random: Random, name: string): number {
  const [, least, most] = SIZES.find(([word]) => word.test(name)) ?? ['', ...OTHER_SIZE];
  return random.int(least, most) * 10;
}

export const weightedCity = (random: Random): City => {
  const index = random.weighted(Object.fromEntries(CITIES.map((city, i) => [String(i), city.weight])));
  return CITIES[Number(index)] as City;
};

const near = (random: Random, degrees: number): number =>
  Math.round((degrees + (random.int(-1000, 1000) / 1000) * CITY_DEGREES) * 10_000) / 10_000;

function addressIn(random: Random, city: City, name: string): Address {
  const { street, postal, states } = countryOf(city.country);
  return {
    name,
    addressLine1: `${street.replace('%', random.pick(STREETS))} ${random.int(1, 240)}`,
    addressLine2: '',
    postalCode: filled(random, postal),
    city: city.name,
    countryId: city.country,
    stateId: states?.[city.name] ?? '',
    lat: near(random, city.lat),
    lng: near(random, city.lng),
  };
}

/** `Kino Österreich` -> `kino-osterreich`, as it stands in an internet address. */
export const slug = (name: string): string => fold(name).replace(/[^a-z0-9]+/g, '-');

function company(random: Random, name: string, role: CompanyRole, city: City): CompanyInput {
  const { phone } = countryOf(city.country);
  const level = random.weighted({ unknown: 55, lowRisk: 38, highRisk: 6, blocklist: 1 });
  const host = `${slug(name)}.example`;
  return {
    name,
    roles: [role],
    address: addressIn(random, city, name),
    email: `info@${host}`,
    phone: `${phone} ${random.digits(2)} ${random.digits(3)} ${random.digits(4)}`,
    website: `https://${host}`,
    registerNumber: random.digits(8),
    vatNumber: inventVatNumber(random, city.country),
    financialRisk: FinancialRisk.parse({ level, comment: level === 'highRisk' ? 'Pays late: ask for a deposit' : '' }),
    isActive: random.chance(0.97),
    notes: '',
  };
}

/** A name nobody has yet; the city tells two of them apart, then a number. */
function unused(taken: Set<string>, name: string, city: string): string {
  const found = [name, `${name} ${city}`].find((candidate) => !taken.has(candidate)) ?? `${name} ${city} ${taken.size}`;
  taken.add(found);
  return found;
}

function venue(random: Random, taken: Set<string>): CompanyInput {
  const city = weightedCity(random);
  const word = random.pick(VENUE_WORDS);
  const name = random.chance(0.5) ? `${random.pick(VENUE_BEFORE)} ${word}` : `${word} ${random.pick(VENUE_AFTER)}`;
  const roles: CompanyRole[] = random.chance(0.2) ? ['venue', 'promoter'] : ['venue'];
  return {
    ...company(random, unused(taken, name, city.name), 'venue', city),
    roles,
    capacity: capacityOf(random, name),
    zone: city.zone,
  };
}

const KINDS = { promoter: 130, management: 35, hotel: 25, supplier: 25, travel: 20, label: 15 } as const;

function firm(random: Random, taken: Set<string>): CompanyInput {
  const city = weightedCity(random);
  const kind = random.weighted(KINDS);
  const name = `${random.pick(COMPANY_WORDS)} ${random.pick(COMPANY_KINDS[kind])}`;
  return company(random, unused(taken, name, city.name), kind, city);
}

/** A management is paid by bank. The account is valid, and no bank has it. */
function withAccount(company: CompanyInput, index: number): CompanyInput {
  if (!company.roles.includes('management')) return company;
  const account = `DEMO${String(index).padStart(10, '0')}`;
  const check = String(98 - mod97(`NL00${account}`)).padStart(2, '0');
  return { ...company, bank: { holder: company.name, iban: `NL${check}${account}`, bic: '' } };
}

/** Venues first, then all other companies. */
export function companies({ random }: Stage, venueCount: number, firmCount: number): CompanyInput[] {
  const [chance, taken] = [random.fork('companies'), new Set<string>()];
  return [
    ...Array.from({ length: venueCount }, () => venue(chance, taken)),
    ...Array.from({ length: firmCount }, () => firm(chance, taken)),
  ].map(withAccount);
}
