import { AsyncLocalStorage } from 'node:async_hooks';
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { actionsOf, platformAccess } from '#infra/actions.ts';
import { environmentOf } from '#infra/environment.ts';
import type { Access } from '#infra/grants.ts';
import type { Operation } from '#infra/names.ts';
import type { Resources } from '#infra/resources.ts';
import { stageNamed } from '#infra/stages.ts';
import type { QueueName } from '#shared/kernel/contract/job.ts';
import { workers } from '#shared/workers.ts';

/*
 * Compares the actions of operations under test with the rights and variables that infra gives their functions. Without
 * this, a missing right or variable would show on AWS first: a local cloud checks neither.
 */
type Caller = Access & Operation;
type Input = Readonly<Record<string, unknown>>;

const running = new AsyncLocalStorage<Caller>();
/** Runs `run` as the function of this operation. */
export const runAs = <T>(operation: Caller, run: () => T): T => running.run(operation, run);

/** The worker that empties this queue. */
export function workerOf(queue: QueueName): Caller {
  const worker = workers.find((one) => one.queue === queue);
  if (!worker) throw new Error(`no worker empties ${queue}`);
  return { ...worker, kind: 'worker' };
}

const breaches = new Set<string>();
/** Returns the actions that functions took without the right since the last call. */
export function takeBreaches(): string[] {
  const found = [...breaches].sort();
  breaches.clear();
  return found;
}

/** Requests that need no right, or whose refusal is an answer (`mailAnswers`). */
const FREE = new Set([
  ...['AssociateSoftwareToken', 'ConfirmForgotPassword', 'ForgotPassword', 'RevokeToken', 'VerifySoftwareToken'],
  ...['GetSendQuota', 'HeadBucket'],
]);
const SAME: Readonly<Record<string, readonly string[]>> = {
  CompleteMultipartUpload: ['PutObject'],
  CopyObject: ['GetObject', 'PutObject'],
  CreateMultipartUpload: ['PutObject'],
  HeadObject: ['GetObject'],
  Invoke: ['InvokeFunction'],
  SendMessageBatch: ['SendMessage'],
  UploadPart: ['PutObject'],
};
interface Touch {
  readonly verb: string;
  /** Partition keys. */
  readonly keys: readonly unknown[];
}
const TRANSACTION: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};
const keyOf = ({ Key, Item }: { Key?: { pk?: unknown }; Item?: { pk?: unknown } }) => (Key ?? Item)?.pk;

function touches(verb: string, input: Input): Touch[] {
  if (verb === 'TransactWriteItems')
    return (input.TransactItems as Input[]).flatMap((item) =>
      Object.entries(item).map(([kind, part]) => ({ verb: TRANSACTION[kind] ?? kind, keys: [keyOf(part as object)] })),
    );
  const batches = Object.values((input.RequestItems ?? {}) as Record<string, { Keys?: { pk: unknown }[] }>);
  const keys = batches.flatMap(({ Keys = [] }) => Keys.map(({ pk }) => pk));
  const values = (input.ExpressionAttributeValues ?? {}) as Input;
  if (verb === 'Query') return [{ verb, keys: [values[':pk']] }];
  return (SAME[verb] ?? [verb]).map((one) => ({ verb: one, keys: keys.length > 0 ? keys : [keyOf(input)] }));
}

const like = (pattern: string, key: unknown): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.*')}$`,
  ).test(String(key));

function mayTouch({ grants, audience }: Caller, { verb, keys }: Touch): boolean {
  const isAction = (action: string) => action.split(':')[1] === verb;
  if (grants.flatMap(actionsOf).some(isAction)) return true;
  const platform = platformAccess(audience);
  return (
    Boolean(platform?.actions.some(isAction)) &&
    keys.every((key) => platform?.keys.some((pattern) => like(pattern, key)))
  );
}

const nameOf = ({ domain, operation }: Operation): string => `${domain}.${operation}`;

function noteCall(name: string, input: Input): void {
  const caller = running.getStore();
  const verb = name.replace(/Command$/, '');
  if (!caller || FREE.has(verb)) return;
  for (const touch of touches(verb, input))
    if (!mayTouch(caller, touch)) breaches.add(`${nameOf(caller)} may not ${touch.verb} ${touch.keys.join()}`);
}

/** Notes every request, sent or signed for another sender: all are built in this method. */
function watchCalls(): void {
  let base = GetItemCommand.prototype as { resolveMiddlewareWithContext?: (...args: unknown[]) => unknown };
  while (!Object.hasOwn(base, 'resolveMiddlewareWithContext')) base = Object.getPrototypeOf(base);
  const resolve = base.resolveMiddlewareWithContext;
  base.resolveMiddlewareWithContext = function (this: { readonly input: Input }, ...args) {
    noteCall(this.constructor.name, this.input);
    return resolve?.apply(this, args);
  };
}

/** A resource that has every property. */
const anything: unknown = new Proxy(() => 'x', {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 'x' : anything),
});
/** A stage with everything that a stage may have. */
const stage = {
  ...stageNamed('production'),
  googleMapsSecret: 'maps',
  socialProviders: [{ name: 'Google' as const, secret: 'google' }],
  googleCalendar: { clientId: 'client', secret: 'google-calendar' },
  accessPoint: { url: 'https://access-point.example', secret: 'access-point' },
  sealCertificates: 'seal',
  timestampUrl: 'https://tsa.example',
};
const known = new WeakMap<Caller, ReadonlySet<string>>();
/** Returns the variables of a function, from a cache: each read of a variable asks for them. */
function variablesOf(caller: Caller): ReadonlySet<string> {
  const names = known.get(caller) ?? new Set(Object.keys(environmentOf(caller, stage, anything as Resources)));
  known.set(caller, names);
  return names;
}
/** The variables that infra gives to any function. */
const OURS =
  /^(TABLE_NAME|PAGE_BASE|HMAC_KEY|FILES_BUCKET|SIGNED_BUCKET|SEAL_(KEY_ID|CERTIFICATES|TIMESTAMP_URL)|FILES_SCANNED|MAIL_FROM|REPLY_DOMAIN|JOB_FUNCTIONS|HEALTH_ID|USER_POOL_ID|USER_POOL_CLIENT_ID|SOCIAL_PROVIDERS|GOOGLE_MAPS_KEY|GOOGLE_CALENDAR_CLIENT_(ID|SECRET)|ACCESS_POINT_(URL|KEY)|QUEUE_URL_\w+)$/;

function watchVariables(): void {
  process.env = new Proxy(process.env, {
    get(all, name: string) {
      const caller = running.getStore();
      if (caller && OURS.test(name) && !variablesOf(caller).has(name)) breaches.add(`${nameOf(caller)} lacks ${name}`);
      return all[name];
    },
    set: (all, name: string, value) => Reflect.set(all, name, value),
  });
}

let isWatching = false;
/** Starts watching, once a process, however many test files run in it. */
export function watch(): void {
  if (isWatching) return;
  isWatching = true;
  watchCalls();
  watchVariables();
}
