import { fileContract } from '#shared/domains/attached/file/contract.ts';
import type { File } from '#shared/domains/attached/file/schemas.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { ok } from '#test/support/api.ts';
import type { TestUser } from '#test/support/fixtures.ts';

/** One pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const { presign, add } = fileContract.routes;

/** Sends a text file as a browser does, and puts it with its record. */
export async function upload(who: TestUser, target: RecordSubject, name: string, more: Partial<File> = {}) {
  const bytes = Buffer.from(`This is ${name}, made for a test.`);
  const request = { purpose: 'document' as const, name, type: 'text/plain', size: bytes.length };
  const ticket = await ok(presign, who, { body: { ...target, ...request } });
  await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(bytes) });
  const { kind, isVisibleOutside } = more;
  const labels = { ...(kind ? { kind } : {}), ...(isVisibleOutside === undefined ? {} : { isVisibleOutside }) };
  return ok(add, who, { body: { ...target, key: ticket.key, name, ...labels } });
}
