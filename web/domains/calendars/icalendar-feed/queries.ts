import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const { list, get, preview } = icalendarFeedContract.routes;

export const feedsQuery = () => queryOf(list, { body: {} });
export const feedQuery = (id: string) => queryOf(get, { params: { id } });
export const comingQuery = (id: string) => queryOf(preview, { params: { id } });
