import { keepPreviousData } from '@tanstack/react-query';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { publicPath } from '#shared/domains/booking/webform/rules.ts';
import { queryOf } from '#web/platform/api.ts';

const { list, get, log, activity, freeFields, request } = webformContract.routes;

export const webformsQuery = (keyword: string, page: number) => ({
  ...queryOf(list, { body: { keyword, page } }),
  placeholderData: keepPreviousData,
});
export const webformQuery = (id: string) => queryOf(get, { params: { id } });
/** The number of requests on a page of the log. */
const LOG_PAGE = 20;
export const logQuery = (webformId: string, page: number) => ({
  ...queryOf(log, { body: { webformId, page, perPage: LOG_PAGE } }),
  placeholderData: keepPreviousData,
});
export const activityQuery = (id: string) => queryOf(activity, { body: { id } });
export const freeFieldsQuery = queryOf(freeFields, {});
export const requestQuery = (showId: string) => queryOf(request, { params: { id: showId } });

/** Returns the public address of a form, for the user to paste. */
export const publicUrl = (form: { readonly address: string }): string => `${location.origin}${publicPath(form)}`;
