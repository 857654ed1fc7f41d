import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { slug, weightedCity } from './companies.ts';
import { countryOf } from './data/countries.ts';
import { ARTIST_FIRST, ARTIST_LAST, ARTISTS, GENRES, TOURS } from './data/names.ts';
import type { Stage } from './stage.ts';

const COLORS = ['#FF0A81', '#6B46C1', '#4338CA', '#1D4ED8', '#0369A1', '#0F766E', '#15803D', '#B45309', '#BE123C'];
/** Thousandths of a percent. */
const COMMISSIONS = [10_000, 12_500, 15_000, 15_000, 15_000, 20_000];

/** The forty names, then as many made-up pairs as it takes. */
function artistName(i: number): string {
  const rest = i - ARTISTS.length;
  const known = ARTISTS[i];
  if (known) return known;
  const round = Math.floor(rest / (ARTIST_FIRST.length * ARTIST_LAST.length));
  const first = ARTIST_FIRST[rest % ARTIST_FIRST.length];
  const last = ARTIST_LAST[Math.floor(rest / ARTIST_FIRST.length) % ARTIST_LAST.length];
  return `${first} ${last}${round > 0 ? ` ${round + 1}` : ''}`;
}

export function artists({ random }: Stage, count: number, agents: readonly Stored<UserFields>[]): ArtistInput[] {
  const chance = random.fork('artists');
  return Array.from({ length: count }, (_, i) => {
    const [name, city] = [artistName(i), weightedCity(chance)];
    return {
      name,
      genre: chance.pick(GENRES),
      hexColor: chance.pick(COLORS),
      email: `${slug(name)}@artists.example`,
      phone: `${countryOf(city.country).phone} ${chance.digits(9)}`,
      website: `https://${slug(name)}.example`,
      twitter: '',
      city: city.name,
      zone: city.zone,
      ownerId: chance.pick(agents).id,
      commissionRate: chance.pick(COMMISSIONS),
      isActive: i < count - 1,
      notes: '',
    };
  });
}

/** Tours and residencies over the two years of the demo. */
export function productions(
  { random, today }: Stage,
  count: number,
  roster: readonly Stored<ArtistInput>[],
  agents: readonly { readonly id: Id; readonly name: string }[],
): ProductionFields[] {
  const chance = random.fork('productions');
  return Array.from({ length: count }, (_, i) => {
    const startDate = addDays(today, chance.int(-330, 300));
    const artist = chance.pick(roster);
    const support = chance.chance(0.2) ? chance.pick(roster) : artist;
    const named = [...new Set([artist, support])].map(({ id, name }) => ({ artistId: id, name }));
    const name = `${artist.name} ${TOURS[i % TOURS.length]}`;
    const endDate = addDays(startDate, chance.int(10, 45));
    // The artist's owner owns the tour too.
    const agent = agents.find(({ id }) => id === artist.ownerId);
    const owner = agent && { owner: { userId: agent.id, name: agent.name } };
    return { name, startDate, endDate, artists: named, ...owner, notes: '' };
  });
}
