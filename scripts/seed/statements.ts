import { statementStore } from '#functions/domains/agreements/statement/store.ts';
import { figuresOf } from '#shared/domains/agreements/statement/figures.ts';
import { MAX_SOURCES } from '#shared/domains/agreements/statement/limits.ts';
import { nightOf, type SettledNight } from '#shared/domains/agreements/statement/night.ts';
import { statementNumber } from '#shared/domains/agreements/statement/rules.ts';
import type { StatementFields, TypedRow } from '#shared/domains/agreements/statement/schemas.ts';
import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, diffDays, type LocalDate, yearOf } from '#shared/kernel/time/date.ts';
import type { Billing } from './money.ts';
import { type Stage, savedAt } from './stage.ts';
import { type Draft, draft, plant, reserve } from './writer.ts';

const CURRENCY = 'EUR';
const COMMISSION_VAT = 21_000;
const ARTISTS = 2;
/** Each takes a third of an artist's settled shows, the oldest first. */
const STAGES = ['settled', 'sent', 'draft'] as const;
const ADVANCE: TypedRow = { kind: 'advance', text: 'Advance for rehearsals', amount: 500_00, vatRate: 0 };

interface Source {
  readonly artists: readonly Stored<ArtistInput>[];
  readonly shows: readonly Stored<ShowFields>[];
  readonly deals: readonly Draft<DealFields>[];
  readonly book: Billing['book'];
}
type Artist = Source['artists'][number];

/** Finds the settled shows of an artist, the newest that fit into statements, by day. */
function nightsOf({ shows, deals }: Source, { id }: Artist): SettledNight[] {
  const settled = new Map(
    deals.flatMap(({ record }) =>
      record.settlement.closedAt && record.currency === CURRENCY ? [[record.no, record] as const] : [],
    ),
  );
  const nights = shows.flatMap((show) => {
    const deal = settled.get(show.no);
    return deal && show.artists[0]?.artistId === id ? [nightOf(show, deal)] : [];
  });
  return nights.toSorted((a, b) => a.date.localeCompare(b.date)).slice(-MAX_SOURCES);
}

function fieldsOf({ today }: Stage, source: Source, artist: Artist, place: number): StatementFields {
  const all = nightsOf(source, artist);
  const startOf = (third: number) => Math.floor((all.length * third) / STAGES.length);
  const from = all[startOf(place)]?.date ?? today;
  const next = all[startOf(place + 1)]?.date;
  const to = next ? addDays(next, -1) : today;
  const stage = STAGES[place] ?? 'draft';
  const rows = stage === 'settled' ? [ADVANCE] : [];
  const input = { currency: CURRENCY, from, to, commissionVat: COMMISSION_VAT, rows, internalNote: '' } as const;
  const named = {
    artist: { artistId: artist.id, name: artist.name },
    bookkeeping: { bookkeepingId: source.book.id, name: source.book.name },
  };
  const fields = { ...input, rows: [...rows], ...named, stage, number: '' };
  if (stage === 'draft') return fields;
  const nights = all.filter(({ date }) => date >= from && date <= to);
  return { ...fields, figures: figuresOf({ nights, carried: [], rows, commissionVat: COMMISSION_VAT }) };
}

/** Adds the traces of a statement that was sent a week after its period, and settled after another two. */
function sentFields({ today }: Stage, fields: StatementFields, value: (year: number) => number): StatementFields {
  if (fields.stage === 'draft') return fields;
  const after = (date: LocalDate, days: number) => [addDays(date, days), today].toSorted()[0] ?? today;
  const sentOn = after(fields.to, 7);
  const year = yearOf(sentOn);
  const sent = { ...fields, number: statementNumber(year, value(year)), sentAt: `${sentOn}T10:00:00.000Z` };
  if (fields.stage !== 'settled') return sent;
  const paidOn = after(sentOn, 14);
  const agreed = { date: after(sentOn, 5), name: fields.artist.name };
  const owed = (fields.figures?.balance ?? 0) > 0;
  const payout = owed ? { payout: { date: paidOn, method: 'bank' as const, reference: sent.number } } : {};
  return { ...sent, agreed, settledAt: `${paidOn}T10:00:00.000Z`, ...payout };
}

/** Makes a settled, a sent and a draft statement for the first artists that have settled shows. */
export function statements(stage: Stage, source: Source) {
  const random = stage.random.fork('statements');
  const last = new Map<number, number>();
  const next = (year: number) => {
    last.set(year, (last.get(year) ?? 0) + 1);
    return last.get(year) ?? 1;
  };
  const chosen = source.artists.filter((artist) => nightsOf(source, artist).length >= STAGES.length).slice(0, ARTISTS);
  const all = STAGES.flatMap((_, place) => chosen.map((artist) => fieldsOf(stage, source, artist, place)));
  const made = all.map((fields, i) => {
    const ctx = savedAt(stage, random, diffDays(fields.to, stage.today));
    return draft(random, ctx, i + 1, sentFields(stage, fields, next));
  });
  return { made, last };
}

export async function plantStatements(stage: Stage, { made, last }: ReturnType<typeof statements>): Promise<void> {
  const { tenantId, random } = stage;
  await plant(statementStore, tenantId, made, random.fork('log of statements'));
  for (const [year, value] of last) await reserve(tenantId, `statement.${year}`, value);
}
