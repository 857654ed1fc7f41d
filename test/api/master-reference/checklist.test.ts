import { expect, test } from 'vitest';
import { checklistContract } from '#shared/domains/attached/checklist/contract.ts';
import { checklistPresetContract } from '#shared/domains/reference/checklist-preset/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';

const { list, setState, add, remove } = checklistContract.routes;
const presets = checklistPresetContract.routes;
const [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
const agent = () => agency.users.agent;
const target = () => ({ entity: 'company' as const, recordId: agency.company.id });
const preset = (name: string, mainArea: 'company' | 'show' = 'company') =>
  ok(presets.create, agency.users.administrator, { body: { name, mainArea } });
const states = async () =>
  (await ok(list, agent(), { body: target() })).rows.map(({ name, state }) => `${name}: ${state}`);

test('asks for the presets of its area, keeps who settled what, and takes items of its own', async () => {
  const vat = await preset('VAT number checked');
  const contractItem = await preset('Terms agreed');
  await preset('Doors known', 'show');
  expect(await states()).toEqual(['VAT number checked: open', 'Terms agreed: open']);
  const settled = await ok(setState, agent(), { body: { ...target(), itemId: vat.id, state: 'done' } });
  expect(settled).toMatchObject({ state: 'done', setBy: 'Test agent', isOwn: false });
  expect(settled.setAt).toBeTruthy();
  await ok(setState, agent(), { body: { ...target(), itemId: vat.id, state: 'notNeeded' } });
  const own = await ok(add, agent(), { body: { ...target(), name: 'Call Nina' } });
  await ok(setState, agent(), { body: { ...target(), itemId: own.itemId, state: 'done' } });
  await ok(presets.remove, agency.users.administrator, { body: { id: contractItem.id } });
  expect(await states()).toEqual(['VAT number checked: notNeeded', 'Call Nina: done']);
  const kept = await call(remove, agent(), { body: { ...target(), itemId: vat.id } });
  expect(refusal(kept)).toBe('404 notFound');
  await ok(remove, agent(), { body: { ...target(), itemId: own.itemId } });
  expect(await states()).toEqual(['VAT number checked: notNeeded']);
});

test('two who settle a preset first at once both settle it', async () => {
  const item = await preset('Settled by two');
  const both = (['done', 'notNeeded'] as const).map((state) =>
    call(setState, agent(), { body: { ...target(), itemId: item.id, state } }),
  );
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await states()).filter((line) => line.startsWith('Settled by two'))).toHaveLength(1);
  await ok(presets.remove, agency.users.administrator, { body: { id: item.id } });
});

test('presets stand in the agency’s order', async () => {
  const scope = { mainArea: 'artist' } as const;
  const admin = agency.users.administrator;
  const made = [];
  for (const name of ['One', 'Two']) made.push(await ok(presets.create, admin, { body: { name, ...scope } }));
  await ok(presets.sort, admin, { body: { ids: made.map(({ id }) => id).reverse() } });
  const { rows } = await ok(presets.list, agent(), { body: scope });
  expect(rows.map(({ name }) => name)).toEqual(['Two', 'One']);
});

test('is refused to who may not, and is nobody else’s', async () => {
  const item = await preset('Only ours');
  const body = { ...target(), itemId: item.id, state: 'done' } as const;
  expect(refusal(await call(setState, agency.users.readOnly, { body }))).toBe('403 denied');
  expect(refusal(await call(setState, foreign.users.agent, { body }))).toBe('404 notFound');
  expect(refusal(await call(list, agency.users.promoter, { body: target() }))).toBe('403 denied');
  const nowhere = await call(setState, agent(), { body: { ...body, itemId: unknownId() } });
  expect(refusal(nowhere)).toBe('404 notFound');
  const elsewhere = { ...body, entity: 'artist' as const, recordId: agency.artist.id };
  expect(refusal(await call(setState, agent(), { body: elsewhere }))).toBe('404 notFound');
});
