import { Trans, useLingui } from '@lingui/react/macro';
import { ScanLine, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { DoorGuest } from '#shared/domains/journeys/guest-list-link/view.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import { part } from '#web/ui/part.tsx';
import { type Door, guestsOf } from './door-keeper.ts';
import { DoorLine } from './door-line.tsx';
import { Connection, Heads, Refused } from './door-state.tsx';

const loadScanner = async () => (await import('./scanner.tsx')).Scanner;
const Scanner = part(loadScanner);
// A door that is opened with a connection can scan without one.
const preloadScanner = () => void loadScanner();

const VIEWS = ['all', 'expected', 'here'] as const;
type View = (typeof VIEWS)[number];
const isShown: Readonly<Record<View, (guest: DoorGuest) => boolean>> = {
  all: () => true,
  expected: ({ status }) => status !== 'collected',
  here: ({ status }) => status === 'collected',
};
/** Lines that are drawn at once. A person who looks for one guest among thousands searches. */
const ROOM = 300;

function useLook(guests: readonly DoorGuest[]) {
  const [keyword, setKeyword] = useState('');
  const [view, setView] = useState<View>('all');
  const asked = useDeferredValue(keyword);
  const shown = useMemo(() => {
    const words = fold(asked).split(' ').filter(Boolean);
    const finds = ({ name, note }: DoorGuest) => {
      const text = fold(`${name} ${note}`);
      return words.every((word) => text.includes(word));
    };
    return guests.filter((guest) => isShown[view](guest) && finds(guest));
  }, [guests, asked, view]);
  return { keyword, setKeyword, view, setView, shown };
}

/** The guests of a door, searched by name. */
export function DoorList({ door, isPreview }: { readonly door: Door; readonly isPreview: boolean }) {
  const { t } = useLingui();
  const state = door.use();
  const { kept, acts } = state;
  const guests = useMemo(() => guestsOf({ kept, acts }), [kept, acts]);
  const waiting = useMemo(() => new Set(acts.map(({ guestId }) => guestId)), [acts]);
  const places = new Map(kept.view.door.places.map(({ id, name }) => [id, name]));
  const { keyword, setKeyword, view, setView, shown } = useLook(guests);
  const [isScanning, setScanning] = useState(false);
  const names: Readonly<Record<View, string>> = { all: t`Everyone`, expected: t`Not here yet`, here: t`Here` };
  return (
    <>
      <Refused door={door} />
      <div className="gg-bar">
        <Connection state={state} />
        <Heads guests={guests} />
        <div className="row">
          <Input
            type="search"
            className="grow"
            icon={<Search size={15} aria-hidden="true" />}
            aria-label={t`Search guests`}
            placeholder={t`Search guests`}
            autoComplete="off"
            enterKeyHint="search"
            value={keyword}
            onChange={({ target }) => setKeyword(target.value)}
          />
          <Select
            aria-label={t`Show`}
            className="gl-view"
            options={VIEWS.map((value) => ({ value, label: names[value] }))}
            value={view}
            onChange={({ target }) => setView(VIEWS.find((one) => one === target.value) ?? 'all')}
          />
        </div>
        {!isPreview && (
          <Button
            size="lg"
            icon={<ScanLine size={16} />}
            onPointerEnter={preloadScanner}
            onClick={() => setScanning(!isScanning)}
          >
            {isScanning ? t`Stop scanning` : t`Scan codes`}
          </Button>
        )}
        {isScanning && <Scanner guests={guests} onGuest={(guest) => door.act(guest, true)} />}
      </div>
      {shown.length === 0 && (
        <p className="meta" role="status">
          {t`No results`}
        </p>
      )}
      <ul className="card gg-door">
        {shown.slice(0, ROOM).map((guest) => (
          <DoorLine
            key={guest.id}
            guest={guest}
            place={places.get(guest.placeId) ?? ''}
            isWaiting={waiting.has(guest.id)}
            onAct={isPreview ? undefined : door.act}
          />
        ))}
      </ul>
      {shown.length > ROOM && (
        <p className="meta" role="status">
          <Trans>The first {ROOM} are shown. Search for a name to see others.</Trans>
        </p>
      )}
    </>
  );
}
