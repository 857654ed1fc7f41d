import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDay, formatTime } from '#web/platform/format.ts';
import { keptAt } from '#web/platform/kept-copy.ts';
import { onSignal, signal } from '#web/platform/signals.ts';
import { localToday } from '#web/platform/today.ts';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Pause between two looks, in milliseconds. */
const PROBE_MS = 5_000;
/** A small file that is always there. */
const PROBE = '/icon.svg';

/** Looks whether the server answers again; a page that asks for nothing would never hear of it. */
function useProbe(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return;
    const look = () =>
      fetch(PROBE, { method: 'HEAD', cache: 'no-store' })
        .then(() => signal('offline', false))
        .catch(() => undefined);
    const timer = setInterval(() => void (navigator.onLine && look()), PROBE_MS);
    return () => clearInterval(timer);
  }, [isAway]);
}

/** Since when the server is out of reach; the page shows what it last got. */
function useOfflineSince(): string | undefined {
  const [since, setSince] = useState<string>();
  useEffect(() => {
    const set = (offline: boolean) => setSince((was) => (offline ? (was ?? new Date().toISOString()) : undefined));
    const [away, back] = [() => set(true), () => set(false)];
    addEventListener('offline', away);
    addEventListener('online', back);
    const forget = onSignal('offline', set);
    return () => {
      removeEventListener('offline', away);
      removeEventListener('online', back);
      forget();
    };
  }, []);
  useProbe(since !== undefined);
  return since;
}

const isToday = (instant: string) => localToday(new Date(instant)) === localToday();
const whenText = (instant: string) =>
  [...(isToday(instant) ? [] : [formatDay({ instant, zone: zone() })]), formatTime(instant, zone())].join(' ');

export function OfflineLine() {
  const since = useOfflineSince();
  const kept = keptAt.use();
  if (kept)
    return (
      <div className="strip amber" role="status">
        <CloudOff size={14} aria-hidden="true" />
        <Trans>Offline. Saved on this phone at {whenText(kept)}</Trans>
      </div>
    );
  if (!since) return null;
  return (
    <div className="strip amber" role="status">
      <CloudOff size={14} aria-hidden="true" />
      <Trans>No connection. Showing data loaded at {formatTime(since, zone())}.</Trans>
    </div>
  );
}
