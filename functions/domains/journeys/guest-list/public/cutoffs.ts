import { tableName } from '#functions/platform/data/table.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { GuestListFields, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { cutoffDue } from '../cutoff-due.ts';
import { contentOf, type ListNo, placeKey } from './items.ts';

type List = ListNo & Pick<GuestListFields, 'show'>;

/** Plans the next look at a place, or none. A change of the place plans its own. `was`: the look that ends with it. */
export function lookWrite(ctx: TenantContext, list: List, place: Place, was?: string): Write {
  const next = cutoffDue(ctx, list, place);
  const isSame = ['#rev = :rev', 'attribute_not_exists(deletedAt)', ...(was ? ['gsi3sk = :was'] : [])];
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: placeKey(ctx, list, place.id),
        UpdateExpression: next.gsi3pk ? 'SET gsi3pk = :pk, gsi3sk = :sk' : 'REMOVE gsi3pk, gsi3sk',
        ConditionExpression: isSame.join(' AND '),
        ExpressionAttributeNames: { '#rev': 'rev' },
        ExpressionAttributeValues: {
          ':rev': place.rev,
          ...(was ? { ':was': was } : {}),
          ...(next.gsi3pk ? { ':pk': next.gsi3pk, ':sk': next.gsi3sk } : {}),
        },
      },
    },
    refused: () => new AppError('stale'),
  };
}

/** Plans the looks at the cutoffs of a list anew: its show may have moved to another clock. */
export async function settleCutoffs(ctx: TenantContext, list: List): Promise<void> {
  const { places } = await contentOf(ctx, list);
  const looks = places.filter(({ cutoff }) => cutoff).map((place) => lookWrite(ctx, list, place));
  for (const look of looks) await unlessRefused('stale', commit([look]));
}
