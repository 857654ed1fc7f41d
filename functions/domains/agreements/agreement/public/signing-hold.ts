import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { noOf } from '#shared/kernel/record/ids.ts';

/** The effect of a signing on its agreement: it locks the content, or keeps the agreement from deletion. */
export interface SigningHold {
  readonly locks: boolean;
  readonly keeps: boolean;
}
interface Held {
  readonly kind: AgreementKind;
  readonly id: string;
}
/** Counts the signings that hold an agreement. A completed one holds it forever, so a later one may add to it. */
const keyOf = (tenantId: string, { kind, id }: Held) => ({ pk: recordPk(tenantId, kind, noOf(id)), sk: 'SIGNING' });

/** Moves the hold of one signing, in the transaction that moves the signing. */
export function holdWrites(tenantId: string, held: Held, did: SigningHold, does: SigningHold): Write[] {
  const [locks, keeps] = [Number(does.locks) - Number(did.locks), Number(does.keeps) - Number(did.keeps)];
  if (locks === 0 && keeps === 0) return [];
  const Update = {
    TableName: tableName(),
    Key: keyOf(tenantId, held),
    UpdateExpression: 'ADD #locks :locks, #keeps :keeps',
    ExpressionAttributeNames: { '#locks': 'locks', '#keeps': 'keeps' },
    ExpressionAttributeValues: { ':locks': locks, ':keeps': keeps },
  };
  return [{ item: { Update } }];
}

/** Refuses a change of an agreement that a signing holds. It is part of the change's transaction. */
export const unlessHeld = (tenantId: string, held: Held, by: keyof SigningHold): Write => ({
  item: {
    ConditionCheck: {
      TableName: tableName(),
      Key: keyOf(tenantId, held),
      ConditionExpression: 'attribute_not_exists(#by) OR #by = :none',
      ExpressionAttributeNames: { '#by': by },
      ExpressionAttributeValues: { ':none': 0 },
    },
  },
  refused: () => new AppError(`${held.kind}.signing`),
});
