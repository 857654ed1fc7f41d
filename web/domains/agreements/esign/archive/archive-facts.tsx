import { Plural, Trans } from '@lingui/react/macro';
import type { ArchiveState } from '#shared/domains/agreements/esign/archive-routes.ts';
import { useFormat } from '#web/platform/format.ts';

/** Says what the archive leaves out, and how long it can be fetched. */
export function ArchiveFacts({ archive }: { readonly archive: ArchiveState }) {
  const { day, time } = useFormat();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { unsigned, expiresAt, state } = archive;
  if (state === 'failed') return null;
  const until = `${day({ instant: expiresAt, zone: timeZone })}, ${time(expiresAt, timeZone)}`;
  return (
    <div className="form-stack">
      {unsigned > 0 && (
        <p>
          <Plural
            value={unsigned}
            one="# of them has no signed document. The index names it."
            other="# of them have no signed document. The index names them."
          />
        </p>
      )}
      <p className="meta">
        {state === 'ready' ? (
          <Trans>You can download it until {until}.</Trans>
        ) : (
          <Trans>You can close this. A notification tells you when the file is ready.</Trans>
        )}
      </p>
    </div>
  );
}
