import { Trans } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { buttonClass } from '#web/ui/button.tsx';

/** The place on a map, in a window of its own: no tiles of others are loaded into ours. */
export const MapLink = ({ lat, lng, name }: { readonly lat: number; readonly lng: number; readonly name: string }) => (
  <a
    className={buttonClass({ size: 'sm' })}
    href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`}
    target="_blank"
    rel="noopener noreferrer"
  >
    <MapPin size={13} aria-hidden="true" />
    <Trans>Open {name} on the map</Trans>
  </a>
);
