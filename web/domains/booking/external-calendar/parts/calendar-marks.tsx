import { Plural, Trans } from '@lingui/react/macro';
import type { ExternalCalendar } from '#shared/domains/booking/external-calendar/schemas.ts';
import { Status } from '#web/ui/status.tsx';

/** Marks a calendar: private, switched off, with events at the time of a show, or with a failing source. */
export function CalendarMarks({ calendar: { isActive, isOwn, state } }: { readonly calendar: ExternalCalendar }) {
  const failing = state.sources.filter(({ failure }) => failure).length;
  return (
    <>
      {isOwn && (
        <Status tone="grey">
          <Trans>Private</Trans>
        </Status>
      )}
      {!isActive && (
        <Status tone="grey">
          <Trans>Switched off</Trans>
        </Status>
      )}
      {state.conflicts > 0 && (
        <Status tone="amber">
          <Plural value={state.conflicts} one="# conflict" other="# conflicts" />
        </Status>
      )}
      {failing > 0 && (
        <Status tone="red">
          <Plural value={failing} one="# source failing" other="# sources failing" />
        </Status>
      )}
    </>
  );
}
