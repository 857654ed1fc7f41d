import { createHash } from 'node:crypto';
import { checkStorage } from '#functions/domains/reference/client/public/storage.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { uniqueValueOwner } from '#functions/platform/data/unique-value.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { putObject } from '#functions/platform/files/files.ts';
import { unreadDocument } from '#shared/domains/agreements/received-invoice/rules.ts';
import type { ReceivedDocument, ReceivedFields } from '#shared/domains/agreements/received-invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { readInvoiceFile } from '../read/read-file.ts';
import { receivedStore } from '../store.ts';

type Received = Stored<ReceivedFields>;
const TYPES = { xml: 'application/xml', pdf: 'application/pdf' } as const;

/** Names an invoice by what makes it one: its seller, its number and what it asks for. The syntax does not count. */
function keyOf({ seller, number, date, isCredit, currency, total }: ReceivedDocument): string {
  const who = fold(seller.vatNumber || seller.registerNumber || seller.name).replace(/[^a-z0-9]/g, '');
  return createHash('sha256')
    .update(JSON.stringify([who, number, date, isCredit, currency, total]))
    .digest('base64url');
}

async function known(ctx: TenantContext, key: string): Promise<Received | undefined> {
  const owner = await uniqueValueOwner(ctx.tenantId, 'received-invoice.key', key);
  return owner ? receivedStore.find(ctx, owner) : undefined;
}

export interface Arrived {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly source: ReceivedFields['source'];
}
/** Reads an e-invoice and stores its file by its content. */
export async function readAndStored(tenantId: string, { bytes, name, source }: Arrived): Promise<ReceivedFields> {
  const { document, extension } = await readInvoiceFile(bytes);
  const stored = await putObject(
    `documents/${tenantId}/received-${hashOf(bytes)}.${extension}`,
    bytes,
    TYPES[extension],
  );
  return { ...document, key: keyOf(document), source, file: { ...stored, name } };
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Keeps an arrival that cannot be read, once. Staff open its file, and set it aside. */
export async function keepUnread(ctx: TenantContext, { bytes, name, source }: Arrived, unread: string) {
  await checkStorage(ctx, bytes.length);
  const hash = hashOf(bytes);
  const key = `unread ${hash}`;
  if (await known(ctx, key)) return;
  const stored = await putObject(`documents/${ctx.tenantId}/received-${hash}.xml`, bytes, TYPES.xml);
  const document = unreadDocument(await agencyDay(ctx));
  const fields = { ...document, key, source, file: { ...stored, name }, unread };
  await receivedStore.create(ctx, fields, { action: 'import' });
}

/**
 * Takes an e-invoice. The file is stored first, then the record with its unique key. So neither a repeat nor a second
 * file of the same invoice makes another one.
 */
export async function receive(
  ctx: TenantContext,
  arrived: Arrived,
): Promise<{ readonly received: Received; readonly isKnown: boolean }> {
  await checkStorage(ctx, arrived.bytes.length);
  const fields = await readAndStored(ctx.tenantId, arrived);
  const before = await known(ctx, fields.key);
  if (before) return { received: before, isKnown: true };
  try {
    return { received: await receivedStore.create(ctx, fields, { action: 'import' }), isKnown: false };
  } catch (e) {
    const first = e instanceof AppError && e.code === 'exists' ? await known(ctx, fields.key) : undefined;
    if (!first) throw e;
    return { received: first, isKnown: true };
  }
}
