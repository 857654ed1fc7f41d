import { holdWrites } from '#functions/domains/agreements/agreement/public/signing-hold.ts';
import { readAll } from '#functions/platform/data/read.ts';
import { dropUniqueValue, takeUniqueValue } from '#functions/platform/data/unique-value.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byFlag, byId, byKind, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { AuditEvent } from '#shared/domains/agreements/esign/audit.ts';
import { MINUTE_MS } from '#shared/domains/agreements/esign/instants.ts';
import { nextDue } from '#shared/domains/agreements/esign/reminders.ts';
import { rootOf } from '#shared/domains/agreements/esign/revising.ts';
import type { EsignFields } from '#shared/domains/agreements/esign/schemas.ts';
import {
  DOCUMENT_STATES,
  isRunning,
  isSigned,
  keepsSource,
  locksSource,
  occupiesSource,
} from '#shared/domains/agreements/esign/states.ts';
import { stuckFrom } from '#shared/domains/agreements/esign/stuck.ts';
import { isTurn } from '#shared/domains/agreements/esign/turn.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, isId, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { kindNo } from '#shared/records.ts';
import { verificationWrites } from './verification.ts';

/*
 * Access patterns of a document that is signed:
 *   document      pk <tenant>#esign#<no>  sk R: the whole aggregate with the head of its audit chain
 *   audit chain   same partition  sk E#<six digits>, each event once and never changed
 *   mails to staff            same partition  sk M#<id>, beside the chain
 *   open signing of a source   unique value `esign.source`; a chain of revisions owns it together
 *   hold of the source         item SIGNING in the partition of the agreement
 *   due           gsi3 by ESIGN_DUE: reminders, warnings, deadlines, expiry, alarm of a seal
 *   ended         gsi3 by ESIGN_ENDED, by the instant of the end
 */
export type EsignRecord = Stored<EsignFields>;

export const ESIGN_DUE = 'esign';
export const ESIGN_ENDED = 'esignEnded';
const UNIQUE = 'esign.source';

const index = defineList({
  name: 'esign',
  key: 'number',
  columns: {
    state: 'u8',
    kind: 'u8',
    source: 'u32',
    shows: 'many',
    artists: 'many',
    author: 'u32',
    /** The users whose turn it is. */
    waiting: 'many',
    /** The minute from which the document needs its sender; 0: it does not. */
    stuck: 'u32',
    /** The minute of the last signature, also on paper; 0 before. */
    signed: 'u32',
    /** Whether a revision has taken its place. */
    revised: 'u8',
    title: 'text',
  },
});

export const esignMapping: ListMapping = {
  fields: {
    state: byWord('state', DOCUMENT_STATES),
    kind: byKind('kind'),
    source: byId('source'),
    show: byId('shows'),
    revised: byFlag('revised'),
  },
  sorts: { created: 'key', title: 'title' },
};

/** An instant in the columns of the list: whole minutes, 0 for none. */
export const minuteOf = (instant: string | undefined): number =>
  instant ? Math.floor(Date.parse(instant) / MINUTE_MS) : 0;

/** The shows that a document is about: several of one agreement. */
export const showIdsOf = ({ showId, otherShowIds = [] }: EsignFields): Id[] => [
  ...(showId ? [showId] : []),
  ...otherShowIds,
];

const usersInTurn = (document: EsignRecord): number[] =>
  document.state === 'outForSignature'
    ? document.participants
        .filter((one) => isTurn(document, one))
        .flatMap(({ people }) => people.flatMap(({ userId }) => (userId && isId(userId) ? [noOf(userId)] : [])))
    : [];

/** Takes the source for a signing that begins, and gives it back when it ends. A revision keeps it. */
function sourceWrites(tenantId: string, before: EsignRecord | undefined, after: EsignRecord): Write[] {
  const [did, does] = [before !== undefined && occupiesSource(before), occupiesSource(after)];
  if (did === does || after.revisedBy) return [];
  const value = `${after.source.kind} ${after.source.id}`;
  const owner = rootOf(after);
  const refused = () => new AppError('esign.signingOpen', { field: 'source' });
  return does
    ? [takeUniqueValue(tenantId, UNIQUE, value, owner, refused)]
    : [dropUniqueValue(tenantId, UNIQUE, value, owner)];
}

const holdOf = (document: EsignRecord | undefined) => ({
  locks: document !== undefined && locksSource(document.state),
  keeps: document !== undefined && keepsSource(document.state),
  runs: document !== undefined && isRunning(document.state),
});
/** An uploaded file is no record that could change. */
function heldSource(tenantId: string, before: EsignRecord | undefined, after: EsignRecord): Write[] {
  const { kind, id } = after.source;
  return kind === 'file' ? [] : holdWrites(tenantId, { kind, id }, holdOf(before), holdOf(after));
}

export const esignStore = new RecordStore<EsignFields>({
  name: 'esign',
  title: ({ title }) => title,
  list: listOf(index, (document) => ({
    no: document.no,
    key: minuteOf(document.createdAt),
    state: wordNo(DOCUMENT_STATES, document.state),
    kind: kindNo(document.source.kind),
    source: noOf(document.source.id),
    shows: showIdsOf(document).map(noOf),
    artists: document.artistIds.map(noOf),
    author: noOf(document.author.userId),
    waiting: usersInTurn(document),
    stuck: minuteOf(stuckFrom(document)),
    signed: isSigned(document.state) ? minuteOf(document.ending?.at) : 0,
    revised: document.revisedBy ? 1 : 0,
    title: document.title,
  })),
  due: (document) => {
    const at = nextDue(document);
    if (at) return { kind: ESIGN_DUE, at };
    return document.ending ? { kind: ESIGN_ENDED, at: document.ending.at } : undefined;
  },
  derived: (tenantId, before, after) => [
    ...heldSource(tenantId, before, after),
    ...sourceWrites(tenantId, before, after),
    ...verificationWrites(tenantId, before, after),
  ],
  // The audit chain has the details, and the log would hold the addresses of all participants.
  untold: ['participants', 'files', 'corrections', 'clientData', 'auditSeq', 'auditHash'],
});

export const auditKey = (tenantId: string, no: number, n: number) => ({
  pk: recordPk(tenantId, 'esign', no),
  sk: `E#${String(n).padStart(6, '0')}`,
});

/** Reads the audit chain of a document. */
export const auditOf = ({ tenantId }: Pick<TenantContext, 'tenantId'>, id: Id): Promise<AuditEvent[]> =>
  readAll({ pk: recordPk(tenantId, 'esign', noOf(id)), prefix: 'E#' });
