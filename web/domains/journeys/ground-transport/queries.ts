import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const { get, options } = groundTransportContract.routes;
export const groundTransportQuery = (id: string) => queryOf(get, { params: { id } });
/** Reference data: as good as fixed while somebody works. */
export const optionsQuery = { ...queryOf(options, {}), staleTime: Number.POSITIVE_INFINITY };
