import { Trans, useLingui } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { AvailableArtist } from '#shared/domains/booking/availability/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';

interface Hidden {
  readonly id: string;
  readonly name: string;
}
interface Props {
  readonly artists: readonly AvailableArtist[];
  readonly hidden: readonly Hidden[];
  /** Days asked for. */
  readonly total: number;
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onUnhide: (artist: Hidden) => void;
}
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Artists with how many of the days they are free; up and down go from one to the next. */
export function ArtistList({ artists, hidden, total, open, onOpen, onUnhide }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const at = artists.findIndex(({ id }) => id === open);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = artists[at + (STEPS[event.key] ?? 0)];
    if (!next || next.id === open) return;
    event.preventDefault();
    onOpen(next.id);
    list.current?.querySelector<HTMLElement>(`[data-artist="${next.id}"]`)?.focus();
  };
  return (
    <nav className="av-list" aria-label={t`Artists`}>
      <ul ref={list} onKeyDown={onKeyDown}>
        {artists.map(({ id, name, freeDays }) => (
          <li key={id}>
            <button
              type="button"
              data-artist={id}
              className={cx('av-artist', id === open && 'on')}
              aria-current={id === open}
              tabIndex={id === open ? 0 : -1}
              onClick={() => onOpen(id)}
            >
              <Avatar name={name} />
              <span className="cut grow">{name}</span>
              <span className={cx('num meta', freeDays === 0 && 'av-none')}>
                <Trans>
                  {freeDays} of {total}
                </Trans>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <HiddenArtists hidden={hidden} onUnhide={onUnhide} />
    </nav>
  );
}

function HiddenArtists({ hidden, onUnhide }: Pick<Props, 'hidden' | 'onUnhide'>) {
  const can = useCan();
  if (hidden.length === 0) return null;
  return (
    <section className="av-hidden">
      <h2 className="micro">
        <Trans>Hidden in this period</Trans>
      </h2>
      {hidden.map((artist) => (
        <div key={artist.id} className="row">
          <EyeOff size={14} aria-hidden="true" />
          <span className="cut grow">{artist.name}</span>
          {can('artist.update') && (
            <Button kind="ghost" size="sm" onClick={() => onUnhide(artist)}>
              <Trans>Show again</Trans>
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}
