/** The filters and sort orders of the list of every kind of travel. */
export const TRAVEL_LIST = {
  fields: ['artist', 'traveller', 'show', 'phase', 'tag'],
  sorts: ['date', 'artist'],
} as const;
