import type { Audience, Grant } from '#shared/kernel/route.ts';

const named = (service: string, verbs: readonly string[]): string[] => verbs.map((verb) => `${service}:${verb}`);
const TABLE_READ = named('dynamodb', ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'Query']);
const TABLE_WRITE = named('dynamodb', ['BatchWriteItem', 'DeleteItem', 'PutItem', 'UpdateItem']);

/** What a grant allows beside the key that encrypts. Lists only what the code calls: test/support/rights.ts holds both together. */
export function actionsOf(grant: Grant): string[] {
  const known: Readonly<Record<string, readonly string[]>> = {
    'table:read': TABLE_READ,
    'table:write': [...TABLE_READ, ...TABLE_WRITE],
    'files:read': ['s3:GetObject'],
    'files:write': ['s3:GetObject', ...named('s3', ['DeleteObject', 'PutObject'])],
    'mail:send': named('ses', ['SendEmail', 'SendRawEmail']),
    'identity:admin': named('cognito-idp', [
      'AdminCreateUser',
      'AdminGetUser',
      'AdminInitiateAuth',
      'AdminLinkProviderForUser',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
    ]),
  };
  return [...(known[grant] ?? named('sqs', ['GetQueueAttributes', 'GetQueueUrl', 'SendMessage']))];
}

interface PlatformAccess {
  readonly actions: readonly string[];
  /** Of partition keys, as IAM's StringLike reads them. */
  readonly keys: readonly string[];
}

/**
 * What the platform itself does before a handler runs: it counts the calls of outsiders, and reads and touches the
 * session of a signed-in user, and notes what the user opened. Bound to those items by their partition key.
 */
export function platformAccess(audience: Audience | undefined): PlatformAccess | undefined {
  if (!audience || audience === 'identity') return undefined;
  return audience === 'public' || audience === 'secret'
    ? { actions: ['dynamodb:UpdateItem'], keys: ['RATE#*'] }
    : { actions: named('dynamodb', ['BatchGetItem', 'Query', 'UpdateItem']), keys: ['I#*', '*#RECENT#*'] };
}
