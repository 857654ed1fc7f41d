import { importContract } from '#shared/domains/relations/import/contract.ts';
import type { DuplicateChoice, ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { type Caller, ok } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import type { Agency } from '#test/support/fixtures.ts';

const { routes } = importContract;
const CSV = 'text/csv';

/** Sends a table to the bucket as the wizard does. */
export async function uploadTable(
  caller: Caller,
  content: string | Uint8Array,
  mainArea: ImportKind = 'company',
  type = CSV,
) {
  const bytes = Buffer.from(content as string);
  const name = type === CSV ? 'list.csv' : 'list.xlsx';
  const ticket = await ok(routes.presign, caller, { body: { mainArea, name, type, size: bytes.length } });
  const { status } = await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: bytes });
  if (status !== 200) throw new Error(`the bucket answered ${status}`);
  return { mainArea, key: ticket.key, name };
}

/** Does the workers' part of an import that has started. */
export async function workImport(tenantId: string, importId: string, pass: 'run' | 'undo', chunks = 1): Promise<void> {
  for (let chunk = 0; chunk < chunks; chunk++) await deliver(tenantId, 'import', { importId, pass, chunk });
}

/** Imports a small table: checks it and runs it, with the columns mapped by their headings. */
export async function importTable(
  agency: Agency,
  content: string,
  mainArea: ImportKind,
  duplicates: DuplicateChoice = 'skip',
) {
  const caller = agency.users.agent;
  const draft = await ok(routes.create, caller, { body: await uploadTable(caller, content, mainArea) });
  const request = { params: { id: draft.id }, body: { mapping: draft.mapping, duplicates } };
  const checked = await ok(routes.check, caller, request);
  await ok(routes.run, caller, request);
  await workImport(agency.tenantId, draft.id, 'run');
  return { draft, checked, done: await ok(routes.get, caller, { params: { id: draft.id } }) };
}
