import type { Route } from '#shared/kernel/contract/route.ts';

/** The media types of answers, by the format of the contract. */
const MEDIA_TYPES = { json: 'application/json', html: 'text/html', calendar: 'text/calendar' } as const;
/** The media type of a page's posted form. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

export type MediaType = (typeof MEDIA_TYPES)[keyof typeof MEDIA_TYPES];
export const mediaTypeOf = (format: Route['format'] | 'json' = 'json'): MediaType =>
  MEDIA_TYPES[format === 'signed' || format === 'rpc' ? 'json' : format];
