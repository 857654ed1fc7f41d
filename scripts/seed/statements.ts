import { statementStore } from '#functions/domains/agreements/statement/store.ts';
import { figuresOf } from '#shared/domains/agreements/statement/figures.ts';
import { nightOf } from '#shared/domains/agreements/statement/night.ts';
import { statementNumber } from '#shared/domains/agreements/statement/rules.ts';
import { MAX_SOURCES, type StatementFields, type TypedRow } from '#shared/domains/agreements/statement/schemas.ts';
import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, yearOf } from '#shared/kernel/time/date.ts';
import type { Billing } from './money.ts';
import { type Stage, savedAt } from './stage.ts';
import { type Draft, draft, plant, reserve } from './writer.ts';

const CURRENCY = 'EUR';
const COMMISSION_VAT = 21_000;
const ARTISTS = 2;
/** Days before today: the first and last day of each statement's shows. */
const PERIODS = [
  { stage: 'settled', from: 300, to: 121 },
  { stage: 'sent', from: 120, to: 41 },
  { stage: 'draft', from: 40, to: 0 },
] as const;
const ADVANCE: TypedRow = { kind: 'advance', text: 'Advance for rehearsals', amount: 500_00, vatRate: 0 };

interface Source {
  readonly artists: readonly Stored<ArtistInput>[];
  readonly shows: readonly Stored<ShowFields>[];
  readonly deals: readonly Draft<DealFields>[];
  readonly book: Billing['book'];
}
type Artist = Source['artists'][number];

/** Finds the settled shows of an artist, newest last. */
function nightsOf({ shows, deals }: Source, { id }: Artist) {
  const settled = new Map(
    deals.flatMap(({ record }) =>
      record.settlement.closedAt && record.currency === CURRENCY ? [[record.no, record] as const] : [],
    ),
  );
  return shows.flatMap((show) => {
    const deal = settled.get(show.no);
    return deal && show.artists[0]?.artistId === id ? [{ day: showDay(show), night: nightOf(show, deal) }] : [];
  });
}

function fieldsOf(stage: Stage, source: Source, artist: Artist, period: (typeof PERIODS)[number]): StatementFields {
  const [from, to] = [addDays(stage.today, -period.from), addDays(stage.today, -period.to)];
  const nights = nightsOf(source, artist).filter(({ day }) => day >= from && day <= to);
  const rows = period.stage === 'settled' ? [ADVANCE] : [];
  const input = { currency: CURRENCY, from, to, commissionVat: COMMISSION_VAT, rows, internalNote: '' } as const;
  const named = {
    artist: { artistId: artist.id, name: artist.name },
    bookkeeping: { bookkeepingId: source.book.id, name: source.book.name },
  };
  const fields = { ...input, rows: [...rows], ...named, stage: period.stage, number: '' };
  if (period.stage === 'draft') return fields;
  const taken = nights.slice(-MAX_SOURCES).map(({ night }) => night);
  return { ...fields, figures: figuresOf({ nights: taken, carried: [], rows, commissionVat: COMMISSION_VAT }) };
}

/** Adds the traces of a statement that was sent a week after its period, and settled after another two. */
function sentFields(fields: StatementFields, value: (year: number) => number): StatementFields {
  if (fields.stage === 'draft') return fields;
  const sentOn = addDays(fields.to, 7);
  const year = yearOf(sentOn);
  const sent = { ...fields, number: statementNumber(year, value(year)), sentAt: `${sentOn}T10:00:00.000Z` };
  if (fields.stage !== 'settled') return sent;
  const paidOn = addDays(sentOn, 14);
  const agreed = { date: addDays(sentOn, 5), name: fields.artist.name };
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
  const chosen = source.artists.filter((artist) => nightsOf(source, artist).length > 0).slice(0, ARTISTS);
  const all = PERIODS.flatMap((period) => chosen.map((artist) => fieldsOf(stage, source, artist, period))).filter(
    ({ figures }) => figures?.nights.length !== 0,
  );
  const made = all.map((fields, i) => {
    const ctx = savedAt(stage, random, PERIODS.find((period) => period.stage === fields.stage)?.to ?? 0);
    return draft(random, ctx, i + 1, sentFields(fields, next));
  });
  return { made, last };
}

export async function plantStatements(stage: Stage, { made, last }: ReturnType<typeof statements>): Promise<void> {
  const { tenantId, random } = stage;
  await plant(statementStore, tenantId, made, random.fork('log of statements'));
  for (const [year, value] of last) await reserve(tenantId, `statement.${year}`, value);
}
