import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { commit, overRev } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { Preference, type PreferenceInput } from '#shared/domains/identity/preference/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/*
 * Access pattern of preferences:
 *   of a user   pk <tenant>#PREF#<userId>  sk P
 */
const keyOf = ({ tenantId, actor }: UserContext) => ({ pk: `${tenantId}#PREF#${actor.userId}`, sk: 'P' });

/** Reads the preferences of the user. A preference that the product got later has its default value. */
export async function preferencesOf(ctx: UserContext): Promise<Preference> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keyOf(ctx), ConsistentRead: true }),
  );
  return Preference.parse({ rev: 0, ...Item });
}

/** Over the revision that the device saw; another device's newer choices come back with the refusal. */
export async function savePreferences(ctx: UserContext, rev: number, input: PreferenceInput): Promise<Preference> {
  const saved = { ...input, rev: rev + 1 };
  const refused = async () => new AppError('stale', {}, { current: await preferencesOf(ctx) });
  await commit([
    { item: { Put: { TableName: tableName(), Item: { ...keyOf(ctx), ...saved }, ...overRev(rev) } }, refused },
  ]);
  return saved;
}
