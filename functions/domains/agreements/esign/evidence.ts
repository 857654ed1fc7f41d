import { newId } from '#functions/platform/data/id.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { type Packed, pack, zipOf } from '#functions/platform/excel/zip.ts';
import { getObject, presignDownload, putObject } from '#functions/platform/files/files.ts';
import type { AuditEvent } from '#shared/domains/agreements/esign/audit.ts';
import { consentText } from '#shared/domains/agreements/esign/consent.ts';
import { zipNames } from '#shared/domains/attached/file/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { sha256 } from './digest.ts';
import { recordKey, storedBytes } from './public/stored-record.ts';
import { auditOf, type EsignRecord } from './store.ts';

const ZIP = 'application/zip';
const json = (value: object): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

interface Item {
  readonly name: string;
  readonly load: () => Promise<Uint8Array>;
}

/** The files of an ended signing: those that were sealed, or those that were signed outside. */
function filesOf({ files, ending }: EsignRecord): Item[] {
  const sealed = files.flatMap(({ name, sealed: file }) => (file ? [{ name, key: file.key }] : []));
  const all = [...sealed, ...(ending?.files ?? [])];
  const names = zipNames(all.map(({ name }) => name));
  return all.map(({ name, key }, i) => ({ name: `files/${names[i] ?? name}`, load: () => getObject(key) }));
}

/** The consent texts that were shown, found by their hash among those of all languages. */
function consentsOf(events: readonly AuditEvent[]): object[] {
  const shown = new Set(events.filter(({ type }) => type === 'consented').map(({ data }) => String(data?.hash)));
  const texts = Object.entries(consentText).map(([language, text]) => ({ language, sha256: sha256(text), text }));
  return texts.filter(({ sha256: hash }) => shown.has(hash));
}

const MAILS: readonly string[] = ['mailSent', 'mailDelivered', 'mailBounced'];
const mailsOf = (events: readonly AuditEvent[]): object[] =>
  events
    .filter(({ type }) => MAILS.includes(type))
    .map(({ n, type, at, participantId, personId, data }) => ({ n, type, at, participantId, personId, ...data }));

/** The record of the seal. A document that was signed outside has none. */
async function recordOf(tenantId: string, document: EsignRecord): Promise<Item[]> {
  const bytes = await storedBytes(recordKey(tenantId, document));
  return bytes ? [{ name: 'record.json', load: async () => bytes }] : [];
}

async function itemsOf({ tenantId }: TenantContext, document: EsignRecord): Promise<Item[]> {
  const events = await auditOf({ tenantId }, document.id);
  const chain = { head: { events: document.auditSeq, hash: document.auditHash }, events };
  return [
    ...filesOf(document),
    ...(await recordOf(tenantId, document)),
    { name: 'chain.json', load: async () => json(chain) },
    { name: 'consents.json', load: async () => json(consentsOf(events)) },
    { name: 'mails.json', load: async () => json(mailsOf(events)) },
  ];
}

/** One unpacked file at a time is in memory. */
async function packed(items: readonly Item[]): Promise<Buffer> {
  const parts: Packed[] = [];
  for (const { name, load } of items) parts.push(await pack(name, [await load()]));
  return zipOf(parts);
}

/** Packs all evidence of an ended signing, to be fetched within a minute. The archive is gone within a day. */
export async function evidenceOf(ctx: TenantContext, document: EsignRecord) {
  if (document.state !== 'completed' && document.state !== 'manualComplete') throw new AppError('esign.fileNotReady');
  const bytes = await packed(await itemsOf(ctx, document));
  const { key, size } = await putObject(`exports/${ctx.tenantId}/${newId(ctx.now)}`, bytes, ZIP);
  const name = `${document.title.replaceAll(/[\\/:*?"<>|]/g, '-')}.zip`;
  return { url: await presignDownload({ key, name, type: ZIP }), name, type: ZIP, size };
}
