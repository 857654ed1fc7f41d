import type { TravelDefinition } from '#functions/domains/journeys/travel/public/area.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { kindsWith } from '#shared/records.ts';
import { servicesOf } from './book.ts';

const KINDS = kindsWith('travel');

/** Lists the journeys and stays of a show for a document; every key is one of `showTravelFields`. */
export async function travelOf(ctx: UserContext, showNo: number): Promise<object> {
  const lists = KINDS.map(async (kind) => (await servicesOf(kind)).ofShow(ctx, showNo));
  return Object.assign({}, ...(await Promise.all(lists)));
}

/** Loads the kinds of journeys and stays, as shows see them. */
export const travelDefinitions = (): Promise<readonly TravelDefinition[]> =>
  Promise.all(KINDS.map(async (kind) => (await servicesOf(kind)).definition()));
