import { Trans } from '@lingui/react/macro';
import { useFormat } from '#web/platform/format.ts';

/** Tells until when a link works, in the reader's own time zone. */
export function WorksUntil({ expiresAt }: { readonly expiresAt: string | undefined }) {
  const { day, time } = useFormat();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!expiresAt) return null;
  return (
    <p className="meta num">
      <Trans>
        The link works until {day({ instant: expiresAt, zone: timeZone }, { year: true })}, {time(expiresAt, timeZone)}.
      </Trans>
    </p>
  );
}
