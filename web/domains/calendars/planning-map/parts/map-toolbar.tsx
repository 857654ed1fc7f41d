import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { currentTag } from '#web/platform/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox, Segmented } from '#web/ui/choice.tsx';
import { PhaseFilter } from '#web/ui/controls/choice-filter.tsx';
import { useQuarterName } from '#web/ui/controls/quarter-name.ts';
import { Popover } from '#web/ui/popover.tsx';
import { Count } from '#web/ui/status.tsx';
import type { MapSearch } from '../routes.tsx';
import { periodTitle, stepPeriod } from './period.ts';
import type { MapState } from './use-map.ts';

type ToolbarProps = Readonly<{ map: MapState; onSearch: (next: MapSearch) => void }>;

/** Those who have shows in the period; none chosen means all. */
function ArtistFilter({ map: { offered, artists }, onSearch }: ToolbarProps) {
  const { t } = useLingui();
  const toggle = (id: string) => {
    const next = artists.includes(id) ? artists.filter((one) => one !== id) : [...artists, id];
    onSearch({ artists: next.length > 0 ? next : undefined });
  };
  return (
    <Popover
      label={t`Artists`}
      trigger={
        <Button>
          {t`Artists`}
          <Count value={artists.length} />
        </Button>
      }
    >
      <fieldset className="ctl-choices pm-artists" aria-label={t`Artists`}>
        {offered.map(({ artistId, name }) => (
          <Checkbox key={artistId} checked={artists.includes(artistId)} onChange={() => toggle(artistId)}>
            {name}
          </Checkbox>
        ))}
        {offered.length === 0 && <p className="meta">{t`No shows for this artist in this period.`}</p>}
        {artists.length > 0 && (
          <Button size="sm" kind="ghost" onClick={() => onSearch({ artists: undefined })}>
            {t`All artists`}
          </Button>
        )}
      </fieldset>
    </Popover>
  );
}

export function MapToolbar({ map, onSearch }: ToolbarProps) {
  const { t } = useLingui();
  const quarter = useQuarterName();
  const { date, range, phases } = map;
  const step = (by: 1 | -1) => onSearch({ date: stepPeriod(range, date, by) });
  return (
    <header className="page-h pm-bar">
      <h1>{periodTitle(range, date, currentTag(), quarter)}</h1>
      <div className="row pm-steps">
        <IconButton label={t`Previous`} onClick={() => step(-1)}>
          <ChevronLeft size={16} aria-hidden="true" />
        </IconButton>
        <Button kind="ghost" size="sm" onClick={() => onSearch({ date: undefined })}>
          {t`Today`}
        </Button>
        <IconButton label={t`Next`} onClick={() => step(1)}>
          <ChevronRight size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <Segmented
        label={t`Range`}
        items={[
          { value: 'week', label: t`Week` },
          { value: 'month', label: t`Month` },
          { value: 'quarter', label: t`Quarter` },
        ]}
        value={range}
        onChange={(next) => onSearch({ range: next })}
      />
      <span className="push" />
      <ArtistFilter map={map} onSearch={onSearch} />
      <Popover trigger={<Button>{t`Phase`}</Button>} label={t`Phase`} placement="bottom-end">
        <PhaseFilter value={phases} onChange={(next) => onSearch({ phases: next })} />
      </Popover>
    </header>
  );
}
