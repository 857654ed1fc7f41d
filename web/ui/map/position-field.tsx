import { useLingui } from '@lingui/react/macro';
import { MapPin, X } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { part } from '../part.tsx';
import { positionOf, positionText } from './position.ts';
import './map.css';

const MapBox = part(async () => (await import('./map-box.tsx')).MapBox);

interface PositionProps {
  readonly value: GeoPoint | undefined;
  readonly onChange: (value: GeoPoint | undefined) => void;
  /** Name of the place. */
  readonly name: string;
}
interface PositionMapProps extends Pick<PositionProps, 'value' | 'onChange' | 'name'> {
  readonly setTyped: (next: string | undefined) => void;
}
function PositionMap({ value, onChange, name, setTyped }: PositionMapProps) {
  const { t } = useLingui();
  const pins = useMemo(() => (value ? [{ id: 'here', point: value, label: name }] : []), [value, name]);
  return (
    <Suspense fallback={<div className="map-box" aria-busy="true" />}>
      <MapBox
        label={t`Map of the position`}
        pins={pins}
        onPoint={(point) => {
          setTyped(undefined);
          onChange(point);
        }}
      />
    </Suspense>
  );
}

function ClearButton({ onChange }: Pick<PositionProps, 'onChange'>) {
  const { t } = useLingui();
  return (
    <button type="button" className="ctl-icon" aria-label={t`Remove position`} onClick={() => onChange(undefined)}>
      <X size={13} />
    </button>
  );
}

/** A field for a position: typed as latitude and longitude, or pointed at on the map. */
export function PositionField({ value, onChange, name }: PositionProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const text = typed ?? (value ? positionText(value) : '');
  const type = (next: string) => {
    setTyped(next);
    const found = positionOf(next);
    if (found || next.trim() === '') onChange(found);
  };
  const clear = value && <ClearButton onChange={onChange} />;
  return (
    <div className="map-position">
      <Field
        label={t({ context: 'map', message: 'Position' })}
        help={t`Latitude, longitude. Used for maps, routes and distances.`}
        error={typed && !positionOf(typed) ? t`Not a valid latitude and longitude` : undefined}
      >
        <Input
          value={text}
          placeholder="52.36220, 4.88390"
          maxLength={40}
          suffix={clear}
          onChange={({ target }) => type(target.value)}
          onBlur={() => positionOf(text) && setTyped(undefined)}
        />
      </Field>
      {value || isOpen ? (
        <PositionMap value={value} onChange={onChange} name={name} setTyped={setTyped} />
      ) : (
        <Button icon={<MapPin size={14} />} onClick={() => setOpen(true)}>
          {t`Pick on map`}
        </Button>
      )}
    </div>
  );
}
