import { useLingui } from '@lingui/react/macro';
import { isLocalDateTime, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import { clockNews } from '#shared/kernel/time/zone.ts';

/** Says which hour is meant where the clocks of a place skip a time or show it twice. */
export function useClockNote(): (local: LocalDateTime, zone: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (local, zone) => {
    const news = zone && isLocalDateTime(local) ? clockNews(local, zone) : undefined;
    if (!news) return undefined;
    const typed = timeOf(local);
    if (news.kind === 'twice') return t`The clocks go back: ${typed} comes twice. The first one is used.`;
    const meant = timeOf(news.next);
    return t`The clocks go forward: ${typed} doesn't exist that day. The same moment is ${meant}.`;
  };
}
