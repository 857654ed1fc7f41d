import { expect, it } from 'vitest';
import { ask, draft, invitee, opened } from './advancing.fixture.ts';
import { REQUEST_BYTES_MAX, type RequestFile } from './files.ts';

const ID = '01J00000000000000000000007';
const sections = [
  {
    key: 'files',
    name: 'Files',
    names: {},
    questions: [ask('plan', { kind: 'file', fileGroups: ['pdf'] }), ask('text')],
  },
];
const by = (id: string) => ({ kind: 'invitee' as const, id, name: id });
const file = (more: Partial<RequestFile> = {}): RequestFile => ({
  id: ID,
  key: 'plan',
  name: 'plan.pdf',
  type: 'application/pdf',
  size: 1000,
  object: 'files/a/b',
  upload: 'incoming/a/b',
  by: by('paul'),
  at: '2027-03-01T10:00:00.000Z',
  ...more,
});
const asked = (fileBytes?: number) => {
  const people = [invitee('paul', ['files']), invitee('vera', ['files'])];
  return opened({ ...draft(people), sections, ...(fileBytes === undefined ? {} : { fileBytes }) });
};
const attach = (walk: ReturnType<typeof asked>, more: Partial<RequestFile> = {}) =>
  walk.run('attach', { inviteeId: 'paul', file: file(more) }, by('paul'));
const provide = (walk: ReturnType<typeof asked>, value: object[], who = 'paul') => {
  const item = { ...walk.one('plan'), value: value as never };
  const show = { isConfirmed: true, isLocked: false, values: {} };
  return walk.run('provide', { inviteeId: who, items: [item], show }, by(who));
};

it('counts the bytes of a file once, also when it comes twice', () => {
  const walk = asked();
  expect([attach(walk), walk.aggregate.request.fileBytes]).toEqual(['ok', 1000]);
  walk.aggregate = { ...walk.aggregate, files: { [ID]: file() } };
  expect([attach(walk), walk.aggregate.request.fileBytes]).toEqual(['ok', 1000]);
});

it('refuses what the question cannot take', () => {
  expect(attach(asked(REQUEST_BYTES_MAX - 1000))).toBe('ok');
  expect(attach(asked(REQUEST_BYTES_MAX - 999))).toBe('advancing.filesFull');
  expect(attach(asked(), { key: 'text' })).toBe('advancing.value');
  expect(() => attach(asked(), { type: 'image/png' })).toThrow('file.type');
});

it('keeps a file that an answer has named, and gives the bytes of any other back', () => {
  const walk = asked();
  attach(walk);
  walk.aggregate = { ...walk.aggregate, files: { [ID]: file() } };
  const detach = (who: string) => walk.run('detach', { inviteeId: who, fileId: ID }, by(who));
  expect(detach('vera')).toBe('advancing.itemState');
  expect([detach('paul'), walk.aggregate.request.fileBytes]).toEqual(['ok', 0]);
  walk.aggregate = { ...walk.aggregate, files: { [ID]: file({ isProvided: true }) } };
  expect(detach('paul')).toBe('advancing.itemState');
});

it('takes an answer of own files, under their stored names, and none of others before they count', () => {
  const walk = asked();
  walk.aggregate = { ...walk.aggregate, files: { [ID]: file() } };
  expect(provide(walk, [{ fileId: ID, name: 'x' }], 'vera')).toBe('advancing.value');
  expect(provide(walk, [{ fileId: ID, name: 'x' }])).toBe('ok');
  expect(walk.answer('plan').value).toEqual([{ fileId: ID, name: 'plan.pdf' }]);
  walk.aggregate = { ...walk.aggregate, files: { [ID]: file({ isProvided: true }) } };
  expect(provide(walk, [{ fileId: ID, name: 'x' }], 'vera')).toBe('ok');
  expect(provide(walk, [{ fileId: `${ID.slice(0, -1)}8`, name: 'x' }])).toBe('advancing.value');
});

it('promises the files of an approved answer to the show', () => {
  const walk = asked();
  walk.aggregate = { ...walk.aggregate, files: { [ID]: file() } };
  provide(walk, [{ fileId: ID, name: 'x' }]);
  expect(walk.approve(['plan'])).toBe('ok');
  expect(walk.last.messages).toContainEqual({ type: 'filesApproved', keys: ['plan'] });
});
