import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { tip } from './tooltip.tsx';

/** When it was, as near as a reader wants to know it; the moment itself is its tip. */
export function NearTime({ at }: { readonly at: string }) {
  const { near, day, time } = useFormat();
  const { zone } = useMe().user;
  return (
    <time
      className="micro num"
      dateTime={at}
      {...tip(`${day({ instant: at, zone }, { year: true })} ${time(at, zone)}`)}
    >
      {near(at)}
    </time>
  );
}
