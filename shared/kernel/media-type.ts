import type { Route } from './route.ts';

/** What an operation answers in, by the format of its contract. */
const MEDIA_TYPES = { json: 'application/json', html: 'text/html', calendar: 'text/calendar' } as const;
/** What a page's form posts. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

export type MediaType = (typeof MEDIA_TYPES)[keyof typeof MEDIA_TYPES];
export const mediaTypeOf = (format: Route['format'] | 'json' = 'json'): MediaType => MEDIA_TYPES[format];
