import type { ShowRow } from '#shared/domains/show/schemas.ts';

type Request = Pick<ShowRow, 'isPreliminary' | 'asked' | 'promoter' | 'venue'>;

/** Names that the sender typed, of a request whose promoter or venue nobody has resolved yet. */
export function typedNames({ isPreliminary, asked, promoter, venue }: Request) {
  if (!isPreliminary || !asked) return {};
  return {
    ...(promoter || !asked.promoter ? {} : { promoter: asked.promoter }),
    ...(venue || !asked.venue ? {} : { venue: asked.venue }),
  };
}
/** Whether a request leads to the resolution of its promoter and venue before it is approved. */
export const isUnresolved = (show: Request): boolean => Object.keys(typedNames(show)).length > 0;

export const requestPage = ({ id }: Pick<ShowRow, 'id'>): string => `/show/${id}/fromwebform`;
