import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const { routes } = importContract;
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const agency = await makeAgency();
const agent = () => agency.users.agent;

async function create(bytes: Buffer, type = 'text/csv') {
  const name = type === EXCEL ? 'list.xlsx' : 'list.csv';
  const ticket = await ok(routes.presign, agent(), {
    body: { mainArea: 'company', name, type, size: bytes.length },
  });
  await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(bytes) });
  return call(routes.create, agent(), { body: { mainArea: 'company', key: ticket.key, name } });
}

test('files that are no table are refused by what is wrong with them', async () => {
  const text = (content: string, encoding: BufferEncoding = 'utf8') => Buffer.from(content, encoding);
  const refused = async (bytes: Buffer, type?: string) => refusal(await create(bytes, type));
  expect(await refused(text('<!DOCTYPE html><script>alert(1)</script>'))).toBe('400 file.content');
  expect(await refused(text('Name\r\nA\0B'))).toBe('400 file.content');
  expect(await refused(text('PK\x03\x04 no archive'), EXCEL)).toBe('400 import.unreadable');
  expect(await refused(text('Name\r\n\r\n'))).toBe('400 import.empty');
  expect(await refused(text(`Name${';x'.repeat(20_000)}\r\nA`))).toBe('400 import.tooManyColumns');
  expect(await refused(text(`Name\r\n${'A\n'.repeat(5001)}`))).toBe('400 import.tooManyRows');
  const truncated = new PizZip().file('[Content_Types].xml', '<Types/>').file('xl/workbook.xml', 'x'.repeat(500));
  const zip = Buffer.from(truncated.generate({ type: 'uint8array' }));
  expect(await refused(zip.subarray(0, zip.length - 30), EXCEL)).toMatch(/^400 (import.unreadable|file.content)$/);
  expect(await refused(zip, EXCEL)).toMatch(/^400 (import.unreadable|file.content)$/);
});

test('rows that no record can take are told of, one by one, and the others are written', async () => {
  const rows = [
    'Näme;E-mail;Notes;Capacity',
    `${'N'.repeat(10_000)};;;`,
    '=HYPERLINK("http://evil.test");;"one; two";',
    'Fine 👩‍👩‍👧 שלום e\u0301;fine@a.example;;1e400',
    '"Open;\u202Eevil;;',
  ].join('\r\n');
  for (const encoding of ['utf8', 'utf16le'] as const) {
    const { status, body: draft } = await create(Buffer.from(`\uFEFF${rows}`, encoding));
    expect(status).toBe(200);
    expect(draft.total).toBe(4);
    const choice = { mapping: ['name', 'email', 'notes', 'capacity'], duplicates: 'create' as const };
    const params = { id: draft.id };
    const checked = await ok(routes.check, agent(), { params, body: choice });
    expect(checked.problems.map(({ row, column }) => [row, column])).toEqual(
      expect.arrayContaining([
        [2, 'Name'],
        [4, 'Capacity'],
      ]),
    );
    await ok(routes.run, agent(), { params, body: choice });
    await deliver(agency.tenantId, 'import', { importId: draft.id, pass: 'run', chunk: 0 });
    const outcome = await ok(routes.get, agent(), { params });
    expect(outcome).toMatchObject({ state: 'done', total: 4 });
    expect(outcome.done).toBeGreaterThan(0);
    expect(outcome.failed).toBe(checked.wrong);
  }
});

test('a heading of any length is cut, and remembered as it is shown', async () => {
  const { body } = await create(Buffer.from(`${'Name'.repeat(500_000)};City\r\nA;B`));
  expect(body.columns?.map(({ header }) => header.length)).toEqual([200, 4]);
  const choice = { mapping: ['name', 'city'], duplicates: 'skip' as const };
  expect(await ok(routes.check, agent(), { params: { id: body.id }, body: choice })).toMatchObject({ create: 1 });
});
