import { AppError } from '#shared/kernel/contract/error.ts';
import type { ShowFields } from './schemas.ts';

type Request = Pick<ShowFields, 'isPreliminary' | 'asked' | 'promoter' | 'venue'>;
interface TypedNames {
  readonly promoter?: string;
  readonly venue?: string;
}

/** Returns the names that the sender typed, of a request whose promoter or venue is not resolved yet. */
export function typedNames({ isPreliminary, asked, promoter, venue }: Request): TypedNames {
  if (!isPreliminary || !asked) return {};
  return {
    ...(promoter || !asked.promoter ? {} : { promoter: asked.promoter }),
    ...(venue || !asked.venue ? {} : { venue: asked.venue }),
  };
}
/** Whether a request leads to the resolution of its promoter and venue before it is approved. */
export const isUnresolved = (show: Request): boolean => Object.keys(typedNames(show)).length > 0;

/** Refuses to approve a request as it stands while it names a promoter or venue in words only. */
export function checkResolved(show: Request): void {
  const [open] = Object.entries(typedNames(show));
  if (!open) return;
  const [field, name] = open;
  throw new AppError('show.unresolved', { field: `${field}Id`, params: { name } });
}
