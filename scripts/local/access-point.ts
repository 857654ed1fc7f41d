import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';
import { type Listener, listen, readBody } from './http.ts';

/*
 * Stands in for a Peppol access point. It keeps each document as a file. The end of the receiver's number decides the
 * answer: 00 is unknown to the network, 99 fails, 88 is pending at the first look. All others are delivered. The folder
 * `arrived` has what others sent: a file for each event until it is taken.
 */
export const ACCESS_POINT_KEY = 'a key of the local access point';
const MAX_DOCUMENT = 10 * 2 ** 20;
const [UNKNOWN, FAILING, SLOW] = ['00', '99', '88'];

const Party = z.object({ scheme: z.string(), identifier: z.string() });
const Submitted = z.object({
  idempotencyGuid: z.string(),
  legalEntityId: z.string(),
  routing: z.object({ eIdentifiers: z.array(z.object({ scheme: z.string(), id: z.string() })).min(1) }),
  document: z.object({ rawDocumentData: z.object({ document: z.string() }) }),
});
const Kept = z.object({ receiver: z.string(), looks: z.int() });

const Arrived = z.object({ tenant_id: z.string(), legal_entity_id: z.string(), document: z.string() });

type Reply = readonly [number, object];
const refused = (source: string, details: string): Reply => [422, { errors: [{ source, details }] }];
const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
/** An address may name any file; an id of ours names one of the folder. */
const GUID = /^[0-9a-f]{24}$/;

/** Keeps the document. The same submission twice is one. */
function submit(dir: string, body: unknown): Reply {
  const { idempotencyGuid, routing, document } = Submitted.parse(body);
  const xml = Buffer.from(document.rawDocumentData.document, 'base64').toString('utf8');
  if (!/urn:fdc:peppol\.eu:2017:poacc:(self)?billing:01:1\.0/.test(xml))
    return refused('document', 'No billing document');
  const guid = idOf(idempotencyGuid);
  const file = join(dir, `${guid}.json`);
  if (!existsSync(file)) {
    writeFileSync(join(dir, `${guid}.xml`), xml);
    writeFileSync(file, JSON.stringify({ receiver: routing.eIdentifiers[0]?.id ?? '', looks: 0 }));
  }
  return [200, { guid }];
}

function evidence(dir: string, guid: string): Reply {
  const file = join(dir, `${guid}.json`);
  if (!GUID.test(guid) || !existsSync(file)) return [404, {}];
  const kept = Kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...kept, looks: kept.looks + 1 }));
  if (kept.receiver.endsWith(FAILING)) return [200, { state: 'failed', reason: 'The receiver refused the document' }];
  return [200, { state: kept.receiver.endsWith(SLOW) && kept.looks === 0 ? 'pending' : 'delivered' }];
}

const arrivedIn = (dir: string): string => join(dir, 'arrived');

/** Puts a document where the next look for arrivals finds it. */
export function arrive(dir: string, event: z.infer<typeof Arrived>): string {
  const guid = idOf(JSON.stringify(event));
  writeFileSync(join(arrivedIn(dir), `${guid}.json`), JSON.stringify(event));
  return guid;
}

function arrivals(dir: string): Reply {
  const names = readdirSync(arrivedIn(dir)).filter((name) => name.endsWith('.json'));
  const events = names.map((name) => {
    const guid = name.slice(0, -'.json'.length);
    const { document: _file, ...event } = Arrived.parse(JSON.parse(readFileSync(join(arrivedIn(dir), name), 'utf8')));
    return { guid, document_guid: guid, ...event };
  });
  return [200, { events }];
}
/** Answers about what arrived: the list, one document, or that one is taken. */
function arrived(dir: string, guid: string, isTaken: boolean): Reply {
  if (!guid) return arrivals(dir);
  const file = join(arrivedIn(dir), `${guid}.json`);
  if (!GUID.test(guid)) return [404, {}];
  if (isTaken) {
    rmSync(file, { force: true });
    return [200, {}];
  }
  if (!existsSync(file)) return [404, {}];
  const { document } = Arrived.parse(JSON.parse(readFileSync(file, 'utf8')));
  return [200, { document }];
}

function answerTo(dir: string, path: string, body: unknown): Reply {
  const [, first = '', second = '', third] = path.split('/');
  if (first === 'legal_entities' && !second)
    return [200, { id: idOf(z.object({ tenant_id: z.string() }).parse(body).tenant_id) }];
  if (first === 'legal_entities' && third === 'peppol_identifiers') {
    const { scheme, identifier } = Party.parse(body);
    return identifier.endsWith(UNKNOWN) ? refused('identifier', 'Not in the register') : [200, { scheme, identifier }];
  }
  if (first === 'webhook_instances' || first === 'received_documents') return arrived(dir, second, third === 'taken');
  if (first === 'discovery') return [200, { code: Party.parse(body).identifier.endsWith(UNKNOWN) ? 'NOK' : 'OK' }];
  if (first === 'document_submissions') return second ? evidence(dir, second) : submit(dir, body);
  return [404, {}];
}

async function serve(dir: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const text = (await readBody(req, MAX_DOCUMENT)).toString('utf8');
  const isKnown = req.headers.authorization === `Bearer ${ACCESS_POINT_KEY}`;
  const [status, answer] = isKnown ? answerTo(dir, req.url ?? '', text ? JSON.parse(text) : undefined) : [401, {}];
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

export function startAccessPoint({
  dir,
  port = 0,
}: {
  readonly dir: string;
  readonly port?: number;
}): Promise<Listener> {
  mkdirSync(arrivedIn(dir), { recursive: true });
  return listen(port, (req, res) => serve(dir, req, res));
}
