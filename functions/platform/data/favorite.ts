import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { documents, tableName } from './table.ts';

/*
 * The favorites of a user:
 *   of a user   pk <tenant>#FAV#<user>  sk <entity>#<record id>
 */
export const FAVORITES_MAX = 200;

const pkOf = (tenantId: string, userId: string) => `${tenantId}#FAV#${userId}`;
/** Builds the item key of one user's favorite. */
export const favoriteKey = (tenantId: string, userId: string, { entity, recordId }: Favorite) => ({
  pk: pkOf(tenantId, userId),
  sk: `${entity}#${recordId}`,
});
const ownKey = ({ tenantId, actor }: UserContext, favorite: Favorite) => favoriteKey(tenantId, actor.userId, favorite);

export interface Favorite {
  readonly entity: string;
  readonly recordId: Id;
}

/** Finds all favorites: fewer than one page of a Query holds. */
export async function favoritesOf(ctx: UserContext): Promise<Favorite[]> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pkOf(ctx.tenantId, ctx.actor.userId) },
    }),
  );
  return (Items as { sk: string }[]).map(({ sk }) => {
    const [entity = '', recordId = ''] = sk.split('#');
    return { entity, recordId };
  });
}

/** Adds a favorite. An existing one is left unchanged. */
export async function addFavorite(ctx: UserContext, { entity, recordId }: Favorite): Promise<void> {
  const kept = await favoritesOf(ctx);
  if (kept.some((one) => one.recordId === recordId)) return;
  if (kept.length >= FAVORITES_MAX) throw new AppError('atMost', { params: { max: FAVORITES_MAX } });
  const Item = { ...ownKey(ctx, { entity, recordId }), at: ctx.now.toISOString() };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
}

/** Removes a favorite, also of a deleted record. Refuses a record that is no favorite. */
export async function removeFavorite(ctx: UserContext, { entity, recordId }: Favorite): Promise<void> {
  try {
    await documents.send(
      new DeleteCommand({
        TableName: tableName(),
        Key: ownKey(ctx, { entity, recordId }),
        ConditionExpression: 'attribute_exists(pk)',
      }),
    );
  } catch (e) {
    if (e instanceof Error && e.name === 'ConditionalCheckFailedException') throw new AppError('notFound');
    throw e;
  }
}
