import { beforeAll, expect, test } from 'vitest';
import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import { freeMergeData, mergeKey } from '#functions/domains/identity/free-field/public/merge-values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import type { FreeFieldInput } from '#shared/domains/identity/free-field/schemas.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { freeName } from '#shared/kernel/record/free-name.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';

let agency: Agency;
let width: { readonly id: string };
let has: { readonly id: string };
beforeAll(async () => {
  agency = await makeAgency();
  const mainArea = 'company';
  const { id } = await ok(freeFieldCategoryContract.routes.create, admin(), { body: { name: 'Stage', mainArea } });
  const options = [{ name: 'Risers' }, { name: 'Green room' }] as unknown as FreeFieldInput['options'];
  const make = (name: string, type: FreeFieldInput['type'], more: object = {}) =>
    ok(freeFieldContract.routes.create, admin(), { body: { name, type, mainArea, categoryId: id, ...more } });
  width = await make('Stage width', 'number');
  has = await make('Has', 'multiChoice', { options });
});
const admin = () => agency.users.administrator;
const context = () => ({ tenantId: agency.tenantId, actor: { environment: 'internal' } }) as unknown as UserContext;

test('a sheet offers them, with figures as figures', async () => {
  const { columns } = await ok(excelTemplateContract.routes.offered, admin(), { body: { mainArea: 'company' } });
  expect(columns.slice(-2).map(({ id, name, kind }) => [id, name, kind])).toEqual([
    [freeName(width.id), 'Stage width', 'number'],
    [freeName(has.id), 'Has', 'text'],
  ]);
  const cells = (await freeSheetColumns('company')(context())).map(({ value }) =>
    value(
      { freeFields: { [width.id]: 12.5, [has.id]: [2, 1] } },
      { locale: 'en', today: '2026-05-01', statuses: new Map(), tags: new Map() },
    ),
  );
  expect(cells).toEqual([12.5, 'Green room, Risers']);
});

test('a template may name them, of a record and of the rows of a list', async () => {
  const ask = (kind: 'record' | 'listView') =>
    ok(wordTemplateContract.routes.mergeFields, admin(), { body: { kind, mainArea: 'company' } });
  expect((await ask('record')).fields).toContainEqual({ path: 'free.stageWidth', kind: 'number' });
  const rows = (await ask('listView')).fields.find(({ path }) => path === 'rows');
  expect(rows?.fields).toContainEqual({ path: 'free.has', kind: 'text' });
  const data = await freeMergeData(context(), 'company', 'nl');
  expect(data({ freeFields: { [width.id]: 8 } })).toEqual({ free: { stageWidth: 8, has: '' } });
});

test('names become words a template can say', () => {
  expect(mergeKey('Größe der Bühne (m)')).toMatch(/^[A-Za-z]\w*$/);
  expect(mergeKey('2nd phone')).toBe('field2ndPhone');
  expect(mergeKey('!!!')).toMatch(/^[A-Za-z]\w*$/);
});
