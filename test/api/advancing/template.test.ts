import { describe, expect, test } from 'vitest';
import { advancingTemplateContract } from '#shared/domains/journeys/advancing-template/contract.ts';
import { presetTemplate } from '#shared/domains/journeys/advancing-template/preset.ts';
import { freeTarget } from '#shared/domains/journeys/advancing-template/targets.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';

const { routes } = advancingTemplateContract;
const agency = await makeAgency();
const { agent, readOnly } = agency.users;
const preset = presetTemplate('en');
const create = (name: string, more: object = {}) => ok(routes.create, agent, { body: { ...preset, name, ...more } });
const question = { key: 'q', kind: 'text', label: 'Question' } as const;
const asking = (more: object) => ({
  name: 'Wrong',
  sections: [{ key: 'one', name: 'One', questions: [{ ...question, ...more }] }],
});

describe('a template', () => {
  test('is kept as it was written, and read by its addresses', async () => {
    const made = await create('Club');
    expect(made).toMatchObject({ ...preset, name: 'Club', rev: 1 });
    expect(await ok(routes.get, readOnly, { params: { id: made.id } })).toEqual(made);
    const { rows } = await ok(routes.list, readOnly, { body: { id: made.id } });
    expect(rows).toEqual([made]);
  });

  test('is changed at its revision only', async () => {
    const { id, rev, sort: _sort, createdAt: _c, updatedAt: _u, ...input } = await create('Festival');
    const body = { ...input, id, rev, deadlineDays: 30, sections: input.sections.toReversed() };
    await ok(routes.update, agent, { body });
    expect(refusal(await call(routes.update, agent, { body }))).toBe('409 stale');
    expect(await ok(routes.get, agent, { params: { id } })).toMatchObject({
      rev: 2,
      deadlineDays: 30,
      sections: body.sections,
    });
  });

  test('is copied, sorted, deleted and restored', async () => {
    const one = await create('Theatre');
    const copy = await ok(routes.copy, agent, { body: { id: one.id } });
    expect(copy).toMatchObject({ name: 'Theatre 2', sections: one.sections });
    await ok(routes.sort, agent, { body: { ids: [copy.id, one.id] } });
    const { rows } = await ok(routes.list, agent, { body: { keyword: 'theatre' } });
    expect(rows.map(({ id }) => id)).toEqual([copy.id, one.id]);
    await ok(routes.remove, agent, { body: { id: copy.id } });
    expect(refusal(await call(routes.get, agent, { params: { id: copy.id } }))).toBe('404 notFound');
    expect(await ok(routes.restore, agent, { body: { id: copy.id } })).toMatchObject({ name: 'Theatre 2' });
  });

  test.each([
    ['advancingTemplate.target', 'target', { target: 'show.capacity' }],
    ['advancingTemplate.target', 'target', { target: freeTarget(unknownId()) }],
    ['advancingTemplate.choices', 'choices', { kind: 'choice' }],
    ['advancingTemplate.noTarget', 'takeOverAtOnce', { takeOverAtOnce: true }],
    ['advancingTemplate.condition', 'visibleWhen', { visibleWhen: { question: 'gone', value: 'yes' } }],
    ['required', 'label', { label: ' ' }],
    ['forbiddenCharacters', 'help', { help: '<b>' }],
  ])('refuses %s at its field', async (code, field, more) => {
    const { body } = await call(routes.create, agent, { body: asking(more) });
    expect(body.errors?.[0]).toMatchObject({ code, field: `sections.0.questions.0.${field}` });
  });

  test('belongs to its agency and to users with the right', async () => {
    const { id, rev } = await create('Private');
    const other = await makeAgency();
    expect(refusal(await call(routes.get, other.users.agent, { params: { id } }))).toBe('404 notFound');
    const body = { ...preset, name: 'Mine', id, rev };
    expect(refusal(await call(routes.update, other.users.agent, { body }))).toBe('404 notFound');
    expect(refusal(await call(routes.update, readOnly, { body }))).toBe('403 denied');
    expect(refusal(await call(routes.create, agent, { body: { ...preset, name: 'Private' } }))).toBe('409 exists');
  });

  test('starts from the standard questions in the language of the reader', async () =>
    expect(await ok(routes.preset, agent, {})).toEqual(preset));
});
