import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const { get, content, ofShow } = guestListContract.routes;
/** Others act too: at a door several let people in. */
const AGAIN_MS = 30_000;

export const listQuery = (id: string) => queryOf(get, { params: { id } });
export const contentQuery = (id: string) => ({ ...queryOf(content, { params: { id } }), refetchInterval: AGAIN_MS });
export const linksQuery = (id: string) => queryOf(guestListLinkContract.routes.links, { params: { id } });
export const ofShowQuery = (showId: string) => queryOf(ofShow, { params: { id: showId } });
