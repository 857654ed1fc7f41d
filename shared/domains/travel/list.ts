/** What the list of every kind of travel is filtered and sorted by. */
export const TRAVEL_LIST = {
  fields: ['artist', 'traveller', 'show', 'phase', 'tag'],
  sorts: ['date', 'artist'],
} as const;
