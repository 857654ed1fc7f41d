import { AppError } from '#shared/kernel/contract/error.ts';
import { kindNo, type RecordName } from '#shared/records.ts';
import type { WebhookAction } from './names.ts';
import { MAX_ENDPOINTS, type TryFailure, type Webhook, type WebhookInput } from './schemas.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Seconds between a failed try and the next. The last one repeats. */
const WAITS_S = [10, 60, 300, 1800, 7200, 21_600];
/** A delivery is tried for so long. */
const TRIED_FOR_MS = 3 * DAY_MS;
/** An endpoint is paused after so long without a success. */
const FAILING_FOR_MS = 5 * DAY_MS;
/** After a rotation, the former secret signs for so long too. */
const ROTATION_MS = DAY_MS;

export const laterBy = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** The time of the next try after so many; undefined when the delivery is given up. `since`: it is tried since then. */
export function nextTry(since: string, tries: number, now: Date): string | undefined {
  const wait = (WAITS_S[Math.min(tries, WAITS_S.length) - 1] ?? 0) * SECOND_MS;
  return now.getTime() + wait - Date.parse(since) > TRIED_FOR_MS ? undefined : laterBy(now, wait);
}
export const failsTooLong = (failingSince: string, now: Date): boolean =>
  now.getTime() - Date.parse(failingSince) >= FAILING_FOR_MS;
export const rotationEnd = (now: Date): string => laterBy(now, ROTATION_MS);

/** A record as one of its writes left it. */
export interface WrittenRecord {
  readonly kind: RecordName;
  readonly id: string;
  readonly no: number;
  readonly rev: number;
}
/** A write that receivers may follow. */
export interface RecordEvent {
  /** From the write, so that the same write is the same event. */
  readonly id: string;
  readonly at: string;
  readonly action: WebhookAction;
  readonly record: WrittenRecord;
}
interface Written {
  readonly entity: string;
  readonly recordId: string;
  readonly no: number;
  readonly rev?: number | undefined;
  readonly isNew?: boolean | undefined;
  readonly isGone?: boolean | undefined;
}
export interface LoggedWrite extends Written {
  readonly id: string;
  readonly at: string;
  /** Further records of the same write, of which the entry tells. */
  readonly tells?: readonly Written[] | undefined;
}

const actionOf = ({ isNew, isGone }: Written): WebhookAction => (isGone ? 'deleted' : isNew ? 'created' : 'changed');

/** The events of a log entry. An entry without a revision tells of no change. */
export function eventsOf({ id, at, tells = [], ...written }: LoggedWrite): RecordEvent[] {
  return [written, ...tells].flatMap((one, i) => {
    const { entity, recordId, no, rev } = one;
    if (rev === undefined || kindNo(entity) === 0) return [];
    const record = { kind: entity as RecordName, id: recordId, no, rev };
    return [{ id: i === 0 ? id : `${id}-${i}`, at, action: actionOf(one), record }];
  });
}

export const isWanted = (
  { isActive, kinds, actions }: Pick<WebhookInput, 'isActive' | 'kinds' | 'actions'>,
  { action, record }: Pick<RecordEvent, 'action' | 'record'>,
): boolean => isActive && kinds.includes(record.kind) && actions.includes(action);

export const TEST_TYPE = 'webhook.test';
export const typeOf = ({ action, record }: Pick<RecordEvent, 'action' | 'record'>): string =>
  `${record.kind}.${action}`;

/** The outcome of a try. */
export interface Tried {
  readonly status?: number | undefined;
  readonly failure?: TryFailure | undefined;
}
const GONE = 410;
export const failureOf = (status: number): TryFailure | undefined =>
  status >= 200 && status < 300 ? undefined : 'status';
export const isGone = ({ status }: Tried): boolean => status === GONE;

export interface Health {
  readonly okAt?: string | undefined;
  readonly failingSince?: string | undefined;
  /** The last time that people were told of deliveries given up. */
  readonly toldAt?: string | undefined;
}
/** A success ends a time of failures. The first failure begins one. */
export const healthAfter = (health: Health, isOk: boolean, now: Date): Health =>
  isOk
    ? { toldAt: health.toldAt, okAt: now.toISOString() }
    : { ...health, failingSince: health.failingSince ?? now.toISOString() };

/** People hear once a day that deliveries are given up. */
export const mayTell = ({ toldAt }: Health, now: Date): boolean =>
  toldAt === undefined || now.getTime() - Date.parse(toldAt) >= DAY_MS;

export function healthOf(isActive: boolean, { okAt, failingSince }: Health): Webhook['health'] {
  if (!isActive) return 'paused';
  if (failingSince) return 'failing';
  return okAt ? 'healthy' : 'unused';
}

/** Refuses one more endpoint than an agency may have. */
export function checkRoom(count: number): void {
  if (count >= MAX_ENDPOINTS) throw new AppError('webhook.tooMany', { params: { max: MAX_ENDPOINTS } });
}
