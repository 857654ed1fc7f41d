import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const { get } = lodgingContract.routes;
export const lodgingQuery = (id: string) => queryOf(get, { params: { id } });
