import { defineList, type ListRow } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { commit } from '#functions/platform/write.ts';

export const benchShows = defineList({
  name: 'bench',
  key: 'number',
  columns: {
    status: 'u8',
    phase: 'u8',
    locked: 'flag',
    owner: 'u16',
    venue: 'u16',
    company: 'u16',
    artists: 'many',
    tags: 'many',
    title: 'text',
    search: 'text',
    amount: 'i48',
    currency: 'u8',
  },
});
export type BenchRow = ListRow<typeof benchShows>;
export const benchVenues = definePicker({ entity: 'bench' });

const WORDS =
  'amber river noir velvet echo paradise lunar kaiser sound wave forest crystal night opera tango delta north ember silver golden rapid still quiet loud thunder mirror static cosmic'.split(
    ' ',
  );
const SYLLABLES = 'ba ko ri ta mo le sa ni vu dre fo gal hin jor kla ster berg dam land'.split(' ');
const DAY = 1440;
const FIRST_DAY = 16_071;
export const TODAY = 20_776;

/** Mulberry32: the same data in every run. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function namesOf(random: () => number) {
  const below = (n: number) => Math.floor(random() * n);
  const one = (list: readonly string[]) => list[below(list.length)] ?? '';
  const made = () => Array.from({ length: 2 + below(2) }, () => one(SYLLABLES)).join('');
  return { below, one, made };
}

/** Fourteen years of shows, more of them every year, few venues and artists taking most. */
export function benchRows(count: number): BenchRow[] {
  const random = randomOf(42);
  const { below, one } = namesOf(random);
  return Array.from({ length: count }, (_, i) => {
    const day = FIRST_DAY + Math.floor(Math.sqrt(random()) * 14 * 365.25);
    const artists = random() < 0.2 ? [below(400) + 1, below(400) + 1] : [Math.floor(random() * below(400)) + 1];
    const title = `${one(WORDS)} ${one(WORDS)}`;
    const venue = Math.floor(random() * below(3000)) + 1;
    return {
      no: i + 1,
      key: day * DAY + 1080 + below(8) * 30,
      status: Math.floor(random() * below(12)),
      phase: random() < 0.7 ? 0 : below(2) + 1,
      locked: day < TODAY - 300 && random() < 0.8,
      owner: below(25) + 1,
      venue,
      company: Math.floor(random() * below(2500)) + 1,
      artists,
      tags: random() < 0.5 ? [] : [below(40) + 1, below(40) + 1],
      title,
      search: `${title} artist ${artists.join(' ')} hall ${venue} ${one(WORDS)}`,
      // Whole euros, in cents.
      amount: (500 + below(20_000)) * 100,
      currency: below(3),
    };
  });
}

/** Companies as a chooser shows them. */
export async function fillPicker(tenantId: string, count: number): Promise<void> {
  const { below, one, made } = namesOf(randomOf(7));
  for (let no = 1; no <= count; no++) {
    const value = [below(5) < 2 ? one(WORDS) : made(), made(), below(10) < 3 ? 'bv' : 'gmbh'].join(' ');
    const key = `01HZ${String(no).padStart(22, '0')}`;
    await commit(benchVenues.writes(tenantId, no, null, { key, value, sublabel: `${made()}, Netherlands`, words: [] }));
  }
}
