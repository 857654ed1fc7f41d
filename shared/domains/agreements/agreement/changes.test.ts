import { expect, it } from 'vitest';
import { changesOnPaper } from './changes.ts';

const before = { notes: '', promoter: { name: 'A', signatory: { name: 'Nina' } }, lines: [{ net: 1 }] };

it('names each value of the agreement that differs, and leaves other changes as they are', () => {
  const after = { ...before, promoter: { name: 'A', signatory: { name: 'Olivia' } }, lines: [{ net: 1 }, { net: 2 }] };
  const stage = { field: 'stage', before: 'draft', after: 'sent' };
  expect(changesOnPaper([{ field: 'document', before, after }, stage])).toEqual([
    { field: 'promoter signatory name', before: 'Nina', after: 'Olivia' },
    { field: 'lines 1', before: undefined, after: { net: 2 } },
    stage,
  ]);
});

it('says nothing of what is equal, and keeps a new agreement whole', () => {
  expect(changesOnPaper([{ field: 'document', before, after: { ...before } }])).toEqual([]);
  expect(changesOnPaper([{ field: 'document', after: before }])).toHaveLength(1);
});
