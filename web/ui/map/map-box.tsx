import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { cx } from '../cx.ts';
import { part } from '../part.tsx';
import type { MapProps } from './model.ts';
import './map.css';

const LeafletMap = part(async () => (await import('./leaflet-map.tsx')).LeafletMap);

interface MapBoxProps extends MapProps {
  readonly className?: string;
}
/** A map with pins and ways; its library is fetched with the first one. Tiles come only from whom the site settings name. */
export function MapBox({ className, ...props }: MapBoxProps) {
  const { t } = useLingui();
  return (
    <section className={cx('map-box', className)} aria-label={props.label}>
      <Suspense fallback={<div className="map-wait" aria-busy="true" />}>
        <LeafletMap {...props} zoomIn={t`Zoom in`} zoomOut={t`Zoom out`} />
      </Suspense>
    </section>
  );
}
