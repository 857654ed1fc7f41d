import { takeShow } from '#functions/domains/agreements/invoice/public/commission-guard.ts';
import { takeUniqueValue } from '#functions/platform/data/unique-value.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { currencyNo } from '#functions/platform/record/currency-no.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byId, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import { STATEMENT_STAGES } from '#shared/domains/agreements/statement/stages.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { addDays, dayNumber } from '#shared/kernel/time/date.ts';

/*
 * A statement is a record with its figures, frozen when it is sent. Its sources are taken by unique values:
 *   a settled show        `statement.show`, by the id of the show
 *   an earlier balance    `statement.carried`, by the id of its statement
 * So each enters one statement only, whoever sends at the same time.
 */
type Statement = Stored<StatementFields>;

/** Clustered by the last day of the period. */
const index = defineList({
  name: 'statement',
  key: 'number',
  columns: {
    stage: 'u8',
    artist: 'u32',
    bookkeeping: 'u32',
    currency: 'u16',
    balance: 'i48',
    /** Numbers of the shows, and of the statements whose balances it carries over. A draft has none. */
    shows: 'many',
    carried: 'many',
    number: 'text',
    name: 'text',
    words: 'text',
  },
});

export const statementMapping: ListMapping = {
  keyword: 'words',
  fields: { stage: byWord('stage', STATEMENT_STAGES), artist: byId('artist'), bookkeeping: byId('bookkeeping') },
  sorts: { date: 'key', number: 'number', artist: 'name', balance: 'balance' },
  range: (from, to) => ({
    ...(from ? { from: dayNumber(from) } : {}),
    ...(to ? { to: dayNumber(addDays(to, 1)) } : {}),
  }),
};

/** Takes the sources of a statement in the transaction that freezes its figures. */
function sourceWrites(tenantId: string, before: Statement | undefined, { id, figures }: Statement): Write[] {
  if (!figures || before?.figures) return [];
  const refusing = (number: string) => () => new AppError('statement.taken', { params: { number } });
  return [
    ...figures.nights.flatMap((night) =>
      takeShow(tenantId, night, { statementId: id, refused: refusing(night.number) }),
    ),
    ...figures.carried.map(({ statementId, number }) =>
      takeUniqueValue(tenantId, 'statement.carried', statementId, id, refusing(number)),
    ),
  ];
}

export const statementStore = new RecordStore<StatementFields>({
  name: 'statement',
  title: ({ number, artist }) => [number, artist.name].filter(Boolean).join(' '),
  derived: sourceWrites,
  // The figures follow from the shows, whose logs tell their changes.
  untold: ['figures'],
  list: listOf(index, ({ figures, artist, bookkeeping, ...statement }) => ({
    no: statement.no,
    key: dayNumber(statement.to),
    stage: wordNo(STATEMENT_STAGES, statement.stage),
    artist: noOf(artist.artistId),
    bookkeeping: noOf(bookkeeping.bookkeepingId),
    currency: currencyNo(statement.currency),
    balance: figures?.balance ?? 0,
    shows: figures?.nights.map(({ showId }) => noOf(showId)) ?? [],
    carried: figures?.carried.map(({ statementId }) => noOf(statementId)) ?? [],
    number: fold(statement.number),
    name: fold(artist.name),
    words: fold(`${statement.number} ${artist.name} ${bookkeeping.name}`),
  })),
});
