import {
  FREE_COLUMNS,
  freeCells,
  freeMapping,
  freeSlots,
} from '#functions/domains/identity/free-field/public/slots.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import type { RecordDefinition } from '#functions/platform/record/definition.ts';
import { hiddenFilters } from '#functions/platform/record/fields.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byId, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { agreementFields } from '#shared/domains/agreements/agreement/fields.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import { readersOf, showsOf } from '#shared/domains/agreements/agreement/shows.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { addDays, dayNumber } from '#shared/kernel/time/date.ts';

/** Clustered by the day of the show. */
const indexOf = (name: AgreementKind) =>
  defineList({
    name,
    key: 'number',
    columns: {
      stage: 'u8',
      status: 'u32',
      shows: 'many',
      artists: 'many',
      readers: 'many',
      company: 'u32',
      contact: 'u32',
      owner: 'u32',
      number: 'text',
      buyer: 'text',
      words: 'text',
      tags: 'many',
      ...FREE_COLUMNS,
    },
  });

const mappingOf = (entity: AgreementKind, stages: readonly string[]): ListMapping => ({
  keyword: 'words',
  fields: {
    stage: byWord('stage', stages),
    status: byId('status'),
    show: byId('shows'),
    artist: byId('artists'),
    company: byId('company'),
    owner: byId('owner'),
    tag: byId('tags'),
  },
  sorts: { date: 'key', number: 'number', company: 'buyer' },
  hidden: hiddenFilters(agreementFields, { status: 'statusId', tag: 'tagIds' }),
  agency: freeMapping(entity),
  range: (from, to) => ({
    ...(from ? { from: dayNumber(from) } : {}),
    ...(to ? { to: dayNumber(addDays(to, 1)) } : {}),
  }),
});

const no = (id: string | undefined) => (id ? noOf(id) : 0);

/** Returns the words by which a search finds an agreement. */
function wordsOf({ number, company, contact, artists, ...agreement }: AgreementFields): string {
  const ofShows = showsOf(agreement).flatMap((show) => [show.number, show.title, show.venue]);
  const words = [number, ...ofShows, company?.name, contact?.fullName, ...artists.map((a) => a.name)];
  return fold([...new Set(words)].join(' '));
}

const rowOf = (stages: readonly string[], agreement: Stored<AgreementFields>) => ({
  no: agreement.no,
  key: dayNumber(agreement.show.date),
  stage: wordNo(stages, agreement.stage),
  status: no(agreement.statusId),
  shows: agreement.unlinkedAt ? [] : showsOf(agreement).map(({ showId }) => noOf(showId)),
  artists: agreement.artistIds.map(noOf),
  readers: readersOf(agreement).map(noOf),
  company: no(agreement.company?.companyId),
  contact: no(agreement.contact?.contactId),
  owner: no(agreement.owner.userId),
  number: fold(agreement.number),
  buyer: fold(agreement.company?.name ?? ''),
  tags: (agreement.tagIds ?? []).map(noOf),
  words: wordsOf(agreement),
  ...freeCells(agreement),
});

/** Creates the store of a kind of agreement and the mapping of its list. */
export function agreementStore<F extends AgreementFields>(
  entity: AgreementKind,
  stages: readonly string[],
  own: Pick<RecordDefinition<F>, 'unique' | 'due'> = {},
) {
  const store = new RecordStore<F>({
    ...own,
    name: entity,
    title: (agreement) => agreement.number,
    list: listOf(indexOf(entity), (agreement: Stored<F>) => rowOf(stages, agreement), freeSlots(entity)),
  });
  return { store, mapping: mappingOf(entity, stages) };
}
