import { useLingui } from '@lingui/react/macro';
import type { AvailableArtist } from '#shared/domains/booking/availability/schemas.ts';
import { Select } from '#web/ui/input.tsx';

interface Props {
  readonly artists: readonly AvailableArtist[];
  /** Days asked for. */
  readonly total: number;
  readonly open: string;
  readonly onOpen: (id: string) => void;
}
/** A phone's way from one artist to another, above the calendar; the list follows below it. */
export function ArtistChoice({ artists, total, open, onOpen }: Props) {
  const { t } = useLingui();
  const nameOf = ({ name, freeDays }: AvailableArtist) => {
    const free = t`${freeDays} of ${total}`;
    return `${name} · ${free}`;
  };
  return (
    <Select
      className="av-choice"
      aria-label={t`Artist`}
      options={artists.map((artist) => ({ value: artist.id, label: nameOf(artist) }))}
      value={open}
      onChange={({ target }) => onOpen(target.value)}
    />
  );
}
