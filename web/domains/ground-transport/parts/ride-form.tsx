import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { GroundTransport } from '#shared/domains/ground-transport/schemas.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { DetailsFields } from './details-fields.tsx';
import { RideMap } from './ride-map.tsx';
import type { RideValues } from './ride-values.ts';
import { useEndText } from './ride-words.tsx';
import { RouteFields } from './route-fields.tsx';

const TABS = ['details', 'route'] as const;
type Tab = (typeof TABS)[number];
const FIELDS: Readonly<Record<Tab, readonly string[]>> = {
  details: ['artistIds', 'phase', 'travellerIds', 'driver', 'notes', 'routeHexColor', 'tagIds'],
  route: ['departArriveSelect', 'duration', 'start', 'end'],
};

/** The tab in view; each try to send leads to the first one with something wrong. */
function useTab() {
  const [tab, setTab] = useState<Tab>('details');
  const { errors, submitCount } = useFormState();
  const failing = TABS.find((one) => FIELDS[one].some((field) => get(errors, field) !== undefined));
  const key = `${submitCount} ${failing ?? ''}`;
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // Between tries a field that is put right leads nowhere.
    if (failing && submitCount > 0 && seen.split(' ')[0] !== String(submitCount)) setTab(failing);
    else if (failing && seen.endsWith(' ')) setTab(failing);
  }
  return [tab, setTab] as const;
}

function FormMap() {
  const textOf = useEndText();
  const [start, end, polyline, color] = useWatch<RideValues, ['start', 'end', 'routePolyline', 'routeHexColor']>({
    name: ['start', 'end', 'routePolyline', 'routeHexColor'],
  });
  return (
    <RideMap
      from={{ point: start.placeGeo, name: textOf(start) }}
      to={{ point: end.placeGeo, name: textOf(end) }}
      polyline={polyline}
      color={color}
    />
  );
}

interface RideFormProps {
  readonly ride: GroundTransport | undefined;
  readonly artist: PickerItem | null;
}
/** Both tabs stay as they are while one is in view, so that nothing that was typed is lost; the map stands beside them. */
export function RideForm({ ride, artist }: RideFormProps) {
  const { t } = useLingui();
  const id = useId();
  const [tab, setTab] = useTab();
  const panels = {
    details: { label: t`Details`, content: <DetailsFields ride={ride} artist={artist} /> },
    route: { label: t`From/To`, content: <RouteFields /> },
  };
  /** A link of the summary leads to a field of the tab that is not in view, too. */
  const reveal = ({ target }: MouseEvent) => {
    const href = target instanceof HTMLElement ? target.closest('.err-links a')?.getAttribute('href') : undefined;
    const panel = href && document.getElementById(href.slice(1))?.closest<HTMLElement>('[data-tab]');
    const to = panel && TABS.find((one) => one === panel.dataset.tab);
    if (to) flushSync(() => setTab(to));
  };
  return (
    <div className="ride-shape" onClickCapture={reveal}>
      <div>
        <Tabs
          label={t`Ground transport`}
          items={TABS.map((value) => ({ value, label: panels[value].label }))}
          value={tab}
          onChange={setTab}
          panelId={`${id}-${tab}`}
        />
        {TABS.map((one) => (
          <div
            key={one}
            id={`${id}-${one}`}
            data-tab={one}
            role="tabpanel"
            aria-label={panels[one].label}
            hidden={one !== tab}
            className="ride-panel"
          >
            {panels[one].content}
          </div>
        ))}
      </div>
      <FormMap />
    </div>
  );
}
