import { isId } from '#shared/kernel/record/ids.ts';
import { isLocalDate } from '#shared/kernel/time/date.ts';

export interface ActionSearch {
  readonly q?: string | undefined;
  readonly userId?: string | undefined;
  readonly area?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const when = (raw: unknown, fits: (text: string) => boolean): string | undefined =>
  typeof raw === 'string' && raw !== '' && fits(raw) ? raw : undefined;
const isName = (text: string) => /^[A-Za-z][\w.-]{0,79}$/.test(text);

/** The filters as the address has them; what is malformed is as if it were not there. */
export const actionSearch = (raw: Record<string, unknown>): ActionSearch => ({
  q: when(raw.q, (text) => text.length <= 100),
  userId: when(raw.userId, isId),
  area: when(raw.area, isName),
  action: when(raw.action, isName),
  from: when(raw.from, isLocalDate),
  to: when(raw.to, isLocalDate),
});
