import { Trans } from '@lingui/react/macro';

const HOUR = 60;
/** `1 h 35 min` */
export function DurationText({ minutes }: { readonly minutes: number }) {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (hours === 0) return <Trans>{rest} min</Trans>;
  return rest === 0 ? (
    <Trans>{hours} h</Trans>
  ) : (
    <Trans>
      {hours} h {rest} min
    </Trans>
  );
}
