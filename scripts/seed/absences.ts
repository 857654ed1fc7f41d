import { exceptionsItem } from '#functions/domains/booking/availability/store.ts';
import { privateEntryStore } from '#functions/domains/booking/private-entry/store.ts';
import type { AvailabilityException } from '#shared/domains/booking/availability/schemas.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { drafts, type Stage } from './stage.ts';
import { plant, putAll } from './writer.ts';

/** Days from today on, how many, and of which artist by place in the roster. */
const AWAY = [
  { artist: 0, after: 9, days: 5, title: 'Holiday' },
  { artist: 2, after: 16, days: 3, title: 'Studio' },
  { artist: 5, after: -4, days: 6, title: 'Rehearsals' },
  { artist: 8, after: 30, days: 10, title: 'Holiday' },
  { artist: 12, after: 3, days: 2, title: 'Video shoot' },
] as const;
const SAID = [
  { artist: 1, after: 21, days: 2, kind: 'blocked', reason: 'Keeps the weekend free' },
  { artist: 3, after: 40, days: 1, kind: 'free', reason: 'The other date moves' },
  { artist: 6, after: -10, days: 200, kind: 'hidden', reason: 'Parental leave' },
] as const;

type Artists = readonly Stored<ArtistInput>[];
const spanFrom = (today: string, { after, days }: { after: number; days: number }) => ({
  from: addDays(today, after),
  to: addDays(today, after + days - 1),
});

function entriesOf(today: string, artists: Artists) {
  return AWAY.flatMap(({ artist, title, ...days }) => {
    const [found, { from, to }] = [artists[artist], spanFrom(today, days)];
    const times = { start: `${from}T00:00`, end: `${to}T23:59`, isAllDay: true, isNight: false };
    return found ? [{ artistId: found.id, title, ...times, notes: '' }] : [];
  });
}

function* wordsOf({ tenantId, today }: Stage, artists: Artists) {
  for (const { artist, kind, reason, ...days } of SAID) {
    const found = artists[artist];
    const said = {
      kind,
      reason,
      ...spanFrom(today, days),
      byName: 'Noor de Wit',
      at: `${addDays(today, -20)}T09:00:00.000Z`,
    };
    if (found) yield { ...exceptionsItem(tenantId, found.no, 1, [said satisfies AvailabilityException]) };
  }
}

/** Days on which artists are away, and what the agency says of others. */
export async function plantAbsences(stage: Stage, artists: Artists): Promise<void> {
  const active = artists.filter(({ isActive }) => isActive);
  const own = { ...stage, random: stage.random.fork('absences') };
  const entries = drafts(own, 'privateEntry', entriesOf(stage.today, active));
  await plant(privateEntryStore, stage.tenantId, entries, own.random.fork('log'));
  await putAll(wordsOf(stage, active));
}
