import * as z from 'zod';
import { callJson, ServiceFailure } from '#functions/platform/http/call-service.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { EAddress } from '#shared/kernel/money/e-address.ts';

/*
 * The port to the Peppol access point. It has the shape of the known providers: a legal entity has identifiers, a
 * document is submitted for it, and the outcome is asked for later. `scripts/local/access-point.ts` stands in for it.
 */
const Refusal = z.object({ errors: z.array(z.object({ source: z.string(), details: z.string() })).min(1) });
const REFUSED = 422;
const NETWORK = { network: 'peppol', metaScheme: 'iso6523-actorid-upis' } as const;

/** The largest answer with a document, which is base64 text. */
const ARRIVAL_MAX = 15_000_000;

interface Patience {
  readonly maxBytes?: number;
  /** A person who waits is told at once; a worker tries again. */
  readonly tries?: number;
}
interface Asked<S extends z.core.$ZodType> extends Patience {
  readonly path: string;
  readonly body?: unknown;
  readonly schema: S;
}

export const hasAccessPoint = (): boolean => env.accessPoint() !== undefined;

async function ask<const S extends z.core.$ZodType>({ schema, ...call }: Asked<S>) {
  const point = env.accessPoint();
  if (!point) throw new AppError('einvoice.notSetUp');
  return callJson({
    ...call,
    base: point.url,
    headers: { authorization: `Bearer ${point.key}` },
    also: [REFUSED],
    schema: z.union([Refusal, schema]),
  });
}

/** The access point's reasons in one text. */
const reasonOf = ({ errors }: z.infer<typeof Refusal>): string =>
  errors
    .map(({ details }) => details)
    .join('; ')
    .slice(0, 500);

/** Why the access point did not do as asked. It says so in its own language. */
export interface Refused {
  readonly refused: string;
}
const refusedOr = <T extends object>(answer: z.infer<typeof Refusal> | T): T | Refused =>
  'errors' in answer ? { refused: reasonOf(answer as z.infer<typeof Refusal>) } : answer;

export interface NewEntity {
  /** Our own id of the entity. The same one twice is the same entity. */
  readonly reference: string;
  readonly name: string;
  readonly line1: string;
  readonly town: string;
  readonly postcode: string;
  readonly country: string;
}
export async function makeEntity({ reference, name, line1, town, postcode, country }: NewEntity) {
  const body = { tenant_id: reference, party_name: name, line1, city: town, zip: postcode, country };
  return refusedOr(await ask({ path: '/legal_entities', body, schema: z.object({ id: z.string() }), tries: 1 }));
}

export async function addIdentifier(entityId: string, { scheme, id }: EAddress) {
  const path = `/legal_entities/${encodeURIComponent(entityId)}/peppol_identifiers`;
  const body = { superscheme: NETWORK.metaScheme, scheme, identifier: id };
  return refusedOr(await ask({ path, body, schema: z.object({ identifier: z.string() }), tries: 1 }));
}

const DOCUMENT_TYPES = {
  billing: ['invoice', 'creditnote'],
  selfbilling: ['selfbilling_invoice', 'selfbilling_creditnote'],
} as const;
/** Whether the network knows a receiver of a profile's documents at an address. */
export async function canReceive({ scheme, id }: EAddress, profile: keyof typeof DOCUMENT_TYPES): Promise<boolean> {
  const body = { ...NETWORK, documentTypes: DOCUMENT_TYPES[profile], scheme, identifier: id };
  const answer = await ask({ path: '/discovery/receives', body, schema: z.object({ code: z.string() }), tries: 1 });
  return 'code' in answer && answer.code === 'OK';
}

export interface Submission {
  readonly submissionId: string;
  readonly entityId: string;
  readonly receiver: EAddress;
  readonly ubl: Uint8Array;
}
/** Submits a document. The same `submissionId` twice is the same submission, so a repeat sends nothing again. */
export async function submitDocument({ submissionId, entityId, receiver, ubl }: Submission) {
  const body = {
    idempotencyGuid: submissionId,
    legalEntityId: entityId,
    routing: { eIdentifiers: [{ scheme: receiver.scheme, id: receiver.id }] },
    document: {
      documentType: 'invoice',
      rawDocumentData: { document: Buffer.from(ubl).toString('base64'), parse: true, parseStrategy: 'ubl' },
    },
  };
  return refusedOr(await ask({ path: '/document_submissions', body, schema: z.object({ guid: z.string() }) }));
}

const Arrival = z.object({
  guid: z.string(),
  /** The `reference` of the entity that it is for, as `makeEntity` gave it. */
  tenant_id: z.string(),
  legal_entity_id: z.string(),
  document_guid: z.string(),
});
export type Arrival = z.infer<typeof Arrival>;
/** Lists the documents that arrived and are not taken yet. */
export async function arrivals(): Promise<Arrival[]> {
  const answer = await ask({ path: '/webhook_instances', schema: z.object({ events: z.array(Arrival) }) });
  if ('errors' in answer) throw new ServiceFailure(reasonOf(answer));
  return answer.events;
}
/** The file of a document that arrived. */
export async function arrivedDocument(guid: string): Promise<Uint8Array> {
  const path = `/received_documents/${encodeURIComponent(guid)}/original`;
  const answer = await ask({ path, schema: z.object({ document: z.base64() }), maxBytes: ARRIVAL_MAX });
  if ('errors' in answer) throw new ServiceFailure(reasonOf(answer));
  return Buffer.from(answer.document, 'base64');
}
/** Says that a document is taken. It is listed no more. */
export async function takeArrival(guid: string): Promise<void> {
  await ask({ path: `/webhook_instances/${encodeURIComponent(guid)}/taken`, body: {}, schema: z.object({}) });
}

const Evidence = z.object({ state: z.enum(['pending', 'delivered', 'failed']), reason: z.string().optional() });
export type Evidence = z.infer<typeof Evidence>;
/** The outcome of a submission, as far as the access point knows it. */
export async function evidenceOf(guid: string): Promise<Evidence> {
  const answer = await ask({ path: `/document_submissions/${encodeURIComponent(guid)}/evidence`, schema: Evidence });
  if ('errors' in answer) throw new ServiceFailure(reasonOf(answer));
  return answer;
}
