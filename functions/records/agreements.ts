import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { RelatedAgreement } from '#shared/domains/attached/file/schemas.ts';
import { kindsWith } from '#shared/records.ts';
import { servicesOf } from './book.ts';
import type { Linked } from './services.ts';

async function riders(ctx: UserContext, artistNos: readonly number[]): Promise<readonly RelatedAgreement[]> {
  const { ridersOf } = await import('#functions/domains/relations/artist-rider/public/agreements.ts');
  return ridersOf(ctx, artistNos);
}

/** Lists the agreements among linked records, and the riders of linked artists. */
export async function agreementsOn(ctx: UserContext, linked: Linked): Promise<RelatedAgreement[]> {
  const agreements = kindsWith('agreement').map(async (kind) =>
    (await servicesOf(kind)).agreements(ctx, linked[kind] ?? []),
  );
  const found = await Promise.all([...agreements, riders(ctx, linked.artist ?? [])]);
  return found.flat();
}
