import { readItem } from '#functions/platform/data/read.ts';
import { TTL, tableName } from '#functions/platform/data/table.ts';
import { putNew, type Write } from '#functions/platform/data/write.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/*
 * Access patterns of a person's second factor. The user pool has its secret and checks its codes.
 *   pk I#<sub>               sk FACTOR        since when it is on, and the hashes of its recovery codes
 *   pk I#<sub>               sk FACTORSETUP   the sign-in that began a set-up
 *   pk <tenant>#FACTOR       sk R             the users of an agency who need one, and from which day
 */
export interface Factor {
  readonly at: string;
  readonly codeHashes: readonly string[];
}
interface Setup {
  readonly originJti: string;
  readonly at: string;
}

const factorKey = (sub: string) => ({ pk: `I#${sub}`, sk: 'FACTOR' });
const setupKey = (sub: string) => ({ pk: `I#${sub}`, sk: 'FACTORSETUP' });
const requirementKey = (tenantId: string) => ({ pk: `${tenantId}#FACTOR`, sk: 'R' });
/** A set-up is over long before the table sweeps it. */
const SETUP_KEPT_S = 86_400;

export const loadFactor = (sub: string): Promise<Factor | undefined> => readItem<Factor>(factorKey(sub));
export const loadSetup = (sub: string): Promise<Setup | undefined> => readItem<Setup>(setupKey(sub));
export const loadRequirement = <R>(tenantId: string): Promise<R | undefined> => readItem<R>(requirementKey(tenantId));

const put = (Item: object): Write => ({ item: { Put: { TableName: tableName(), Item } } });
export const putSetup = (sub: string, originJti: string, now: Date): Write =>
  put({
    ...setupKey(sub),
    originJti,
    at: now.toISOString(),
    [TTL]: Math.floor(now.getTime() / 1000) + SETUP_KEPT_S,
  });
export const dropSetup = (sub: string): Write => ({
  item: { Delete: { TableName: tableName(), Key: setupKey(sub) } },
});
export const putRequirement = (tenantId: string, requirement: object): Write =>
  put({ ...requirement, ...requirementKey(tenantId) });

/** Turns the factor on. */
export const newFactor = (sub: string, factor: Factor): Write => ({
  ...putNew({ ...factorKey(sub), ...factor }),
  refused: () => new AppError('alreadyDone'),
});

/** Is true while the factor has the recovery codes that were read. Each change has new ones. */
const unchanged = ({ at, codeHashes }: Factor) => ({
  ConditionExpression: '#at = :at AND codeHashes = :hashes',
  ExpressionAttributeNames: { '#at': 'at' },
  ExpressionAttributeValues: { ':at': at, ':hashes': codeHashes },
});
export const changeFactor = (sub: string, before: Factor, after: Factor): Write => ({
  item: { Put: { TableName: tableName(), Item: { ...factorKey(sub), ...after }, ...unchanged(before) } },
  refused: () => new AppError('alreadyDone'),
});
/** Turns the factor off. Of two at once, one is refused: so a recovery code counts once. */
export const dropFactor = (sub: string, before: Factor): Write => ({
  item: { Delete: { TableName: tableName(), Key: factorKey(sub), ...unchanged(before) } },
  refused: () => new AppError('alreadyDone'),
});
