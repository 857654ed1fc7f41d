import type { Audience, Grant } from '#shared/kernel/contract/route.ts';

const named = (service: string, verbs: readonly string[]): string[] => verbs.map((verb) => `${service}:${verb}`);
const TABLE_READ = named('dynamodb', ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'Query']);
const TABLE_WRITE = named('dynamodb', ['BatchWriteItem', 'DeleteItem', 'PutItem', 'UpdateItem']);

/**
 * Lists the actions of a grant, without those for the encryption key. It contains only actions that the code calls:
 * test/support/rights.ts checks both.
 */
export function actionsOf(grant: Grant): string[] {
  const known: Readonly<Record<string, readonly string[]>> = {
    'table:read': TABLE_READ,
    'table:write': [...TABLE_READ, ...TABLE_WRITE],
    'files:read': ['s3:GetObject'],
    'files:write': ['s3:GetObject', ...named('s3', ['DeleteObject', 'PutObject'])],
    'sealed:write': ['s3:PutObject'],
    'seal:sign': ['kms:Sign'],
    'jobs:run': ['lambda:InvokeFunction'],
    'mail:send': named('ses', ['SendEmail', 'SendRawEmail']),
    'identity:admin': named('cognito-idp', [
      'AdminCreateUser',
      'AdminDisableProviderForUser',
      'AdminGetUser',
      'AdminInitiateAuth',
      'AdminLinkProviderForUser',
      'AdminRespondToAuthChallenge',
      'AdminSetUserMFAPreference',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
    ]),
  };
  return [...(known[grant] ?? named('sqs', ['GetQueueAttributes', 'GetQueueUrl', 'SendMessage']))];
}

interface PlatformAccess {
  readonly actions: readonly string[];
  /** Patterns of partition keys, for IAM's StringLike. */
  readonly keys: readonly string[];
}

/**
 * Lists the accesses of the platform before a handler runs. It counts the calls of outsiders. It reads and touches the
 * session or the API token of a user, counts the calls by that token, and notes the record that the user opened. The partition key limits each access to those
 * items.
 */
export function platformAccess(audience: Audience | undefined): PlatformAccess | undefined {
  if (!audience || audience === 'identity') return undefined;
  return audience === 'public' || audience === 'secret'
    ? { actions: ['dynamodb:UpdateItem'], keys: ['RATE#*'] }
    : {
        actions: named('dynamodb', ['BatchGetItem', 'Query', 'UpdateItem']),
        keys: ['I#*', 'RATE#TOKEN#*', 'TOKEN#*', '*#RECENT#*'],
      };
}
