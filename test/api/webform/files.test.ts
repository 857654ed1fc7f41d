import { expect, it, vi } from 'vitest';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { ok } from '#test/support/api.ts';
import { crashAt, transaction } from '#test/support/crash.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { agedStamp, makeForm, typed } from './agency.ts';
import { Stranger, workFor } from './visitor.ts';

const CONTENT = Buffer.from(`%PDF-1.4\n${'x'.repeat(500)}`);
const agency = await makeAgency();

/** A page that has sent one file and is about to be sent itself. */
async function filled() {
  const form = await makeForm(agency, { takesFiles: true });
  const visitor = new Stranger(form.address);
  const stamp = agedStamp(form.address);
  const guard = { stamp, work: workFor(stamp) };
  const file = { name: 'rider.pdf', type: 'application/pdf', size: CONTENT.length };
  const { url, headers, key } = JSON.parse((await visitor.ticket({ ...file, ...guard })).html);
  expect((await fetch(url, { method: 'PUT', headers, body: CONTENT })).status).toBe(200);
  const files = JSON.stringify([{ key, name: file.name }]);
  const send = () => visitor.post(typed(agency, form, { ...guard, js: '1', files }));
  return { form, send };
}

/** The content of every file of every request that a form has brought. */
async function kept({ id: webformId }: Webform): Promise<string[]> {
  const { agent } = agency.users;
  const { rows } = await ok(webformContract.routes.log, agent, { body: { webformId } });
  const lists = await Promise.all(
    rows.map(({ showId }) => ok(fileContract.routes.list, agent, { body: { entity: 'show', recordId: showId } })),
  );
  const files = lists.flatMap((list) => list.rows);
  return Promise.all(
    files.map(async ({ id }) => {
      const { url } = await ok(fileContract.routes.download, agent, { params: { id }, query: {} });
      return (await fetch(url)).text();
    }),
  );
}

it('keeps the file of a page that is sent twice, one after the other', async () => {
  const { form, send } = await filled();
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await kept(form)).toEqual([CONTENT.toString()]);
});

it('keeps the file of a page that is sent twice at once', async () => {
  const { form, send } = await filled();
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await kept(form)).toEqual([CONTENT.toString()]);
});

it('keeps the file of a page that is sent again after its request was refused', async () => {
  const { form, send } = await filled();
  vi.spyOn(showStore, 'writes').mockImplementationOnce(() => {
    throw new AppError('stale');
  });
  expect((await send()).status).toBe(422);
  expect((await send()).status).toBe(200);
  expect(await kept(form)).toEqual([CONTENT.toString()]);
});

it('keeps the file of a page that is sent again after a crash', async () => {
  const { form, send } = await filled();
  crashAt(transaction(1));
  expect((await send()).status).toBe(500);
  vi.restoreAllMocks();
  expect((await send()).status).toBe(200);
  expect(await kept(form)).toEqual([CONTENT.toString()]);
});
