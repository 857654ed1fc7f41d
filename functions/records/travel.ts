import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { kindsWith } from '#shared/records.ts';
import { servicesOf } from './book.ts';

/** Lists the journeys and stays of a show for a document; every key is one of `showTravelFields`. */
export async function travelOf(ctx: UserContext, showNo: number): Promise<object> {
  const lists = kindsWith('travel').map(async (kind) => (await servicesOf(kind)).ofShow(ctx, showNo));
  return Object.assign({}, ...(await Promise.all(lists)));
}
