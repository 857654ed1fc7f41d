import { expect, it } from 'vitest';
import type { FreeFieldView } from '#shared/domains/identity/free-field/schemas.ts';
import { freeName } from '#shared/kernel/record/free-name.ts';
import { agencyFields } from './agency-fields.ts';
import { IMPORT_FIELDS } from './fields.ts';
import { inputOver, readRow } from './rules.ts';

const ids = ['01J00000000000000000000001', '01J00000000000000000000002', '01J00000000000000000000003'] as const;
const field = (id: string, type: FreeFieldView['type'], more: Partial<FreeFieldView> = {}): FreeFieldView => ({
  id,
  type,
  name: type,
  categoryId: ids[0],
  help: '',
  options: [],
  currency: 'EUR',
  isMandatory: false,
  inList: false,
  slot: '',
  mayEdit: true,
  ...more,
});
const options = [
  { no: 1, name: 'Big', isActive: true },
  { no: 2, name: 'Small', isActive: true },
];
const own = agencyFields({
  statuses: [{ id: 's1', name: 'Known' }],
  tags: [
    { id: 't1', name: 'VIP' },
    { id: 't2', name: 'Küste' },
  ],
  freeFields: [field(ids[0], 'money'), field(ids[1], 'multiChoice', { options }), field(ids[2], 'date')],
});
const fields = [...IMPORT_FIELDS.company, ...own];
const READING = { dayOrder: 'dayFirst', thisYear: 2026 } as const;
const mapping = ['name', 'status', 'tags', ...ids.map(freeName)];

it('reads statuses, tags and free fields by their words', () => {
  const { values, problems } = readRow(
    fields,
    mapping,
    [...['Alpha', 'known', 'vip; kuste', '1.250,50', 'small, BIG', '31.12.2026']],
    READING,
  );
  expect(problems).toEqual([]);
  expect(inputOver('company', values)).toMatchObject({
    statusId: 's1',
    tagIds: ['t1', 't2'],
    freeFields: { [ids[0]]: { minor: 125050, currency: 'EUR' }, [ids[1]]: [2, 1], [ids[2]]: '2026-12-31' },
  });
});

it('blames the column whose word the agency does not know', () => {
  const { problems } = readRow(fields, mapping, ['Alpha', 'unknown', 'vip, nobody', 'much', 'huge', 'soon'], READING);
  expect(problems.map(({ field: id, code }) => [id, code])).toEqual([
    ...[
      ['status', 'choice'],
      ['tags', 'choice'],
    ],
    ...[
      [freeName(ids[0]), 'import.number'],
      [freeName(ids[1]), 'choice'],
      [freeName(ids[2]), 'import.date'],
    ],
  ]);
});

it('reads the one record that a cell names, and says when there is none or more than one', () => {
  const [one, two] = [
    { id: ids[0], name: 'Anna' },
    { id: ids[1], name: 'Anna' },
  ];
  const contact = new Map([
    ['anna', [one, two]],
    ['anna@one.example', [one]],
  ]);
  const all = agencyFields({ statuses: [], tags: [], freeFields: [field(ids[2], 'contact')], records: { contact } });
  const read = (cell: string) => readRow(all, [freeName(ids[2])], [cell], READING);
  expect(read(' ANNA@one.example ').values).toEqual({ [freeName(ids[2])]: one });
  expect(read('anna').problems).toMatchObject([{ code: 'import.recordUnclear' }]);
  expect(read('Berta').problems).toMatchObject([{ code: 'import.recordUnknown' }]);
});

it('offers no column for what may not be filled in or is a file', () => {
  const shut = [field(ids[0], 'text', { mayEdit: false }), field(ids[1], 'file')];
  expect(agencyFields({ statuses: [], tags: [], freeFields: shut }).map(({ id }) => id)).toEqual(['status', 'tags']);
});
