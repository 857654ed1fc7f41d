import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { siteSettingsQuery } from '#web/platform/site-settings.ts';
import { Field } from '#web/ui/field.tsx';
import { part } from '#web/ui/part.tsx';
import { ControlSkeleton } from '#web/ui/skeleton.tsx';
import type { PlaceSearchProps } from '../parts/place-box.tsx';

const PlaceBox = part(async () => (await import('../parts/place-box.tsx')).PlaceBox);

/** Finds a place by name; where no places can be searched it is not there. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { t } = useLingui();
  const { data: settings } = useQuery(siteSettingsQuery);
  const google = settings?.places === true;
  if (!google && !props.known) return null;
  return (
    <Suspense
      fallback={
        <Field label={t`Find a place`} group>
          <ControlSkeleton />
        </Field>
      }
    >
      <PlaceBox {...props} google={google} />
    </Suspense>
  );
}
