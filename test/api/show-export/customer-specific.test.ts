import { beforeAll, expect, test } from 'vitest';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showExportContract } from '#shared/domains/booking/show-export/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput } from '#test/support/fixtures.ts';

const { customerSpecific } = showExportContract.routes;
let agency: Agency;
let other: Agency;
beforeAll(async () => {
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  for (const day of ['2027-05-21', '2027-06-21'])
    await ok(showContract.routes.insert, agency.users.agent, {
      body: showInput(agency, { start: `${day}T20:00`, end: `${day}T22:00` }),
    });
});
const ask = (query = {}, who = agency.users.agent) => call(customerSpecific, who, { query });
const makeTemplate = (name: string, isDefault: boolean) =>
  ok(excelTemplateContract.routes.create, agency.users.administrator, {
    body: { mainArea: 'show', name, columns: [{ id: 'date' }], isDefault },
  });

test('an agency that marked no template has no export of its own', async () => {
  await makeTemplate('Any', false);
  const refused = await ask();
  expect(refusal(refused)).toBe('404 showExport.noTemplate');
  expect(refused.body.errors?.[0]?.message).toContain('Excel template');
});

test('the marked template is taken without a question, for the period asked for', async () => {
  await makeTemplate('Old house style', true);
  await makeTemplate('House style', true);
  const { body } = await ask({ from: '2027-06-01' });
  expect(body).toMatchObject({ mainArea: 'show', total: 1, name: expect.stringMatching(/^House style .*\.xlsx$/) });
  const wrong = await ask({ from: '2027-06-02', to: '2027-06-01' });
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'to']);
  expect(refusal(await ask({}, other.users.agent))).toBe('404 showExport.noTemplate');
});
