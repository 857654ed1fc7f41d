import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Company } from '#shared/domains/relations/company/schemas.ts';
import { Card } from '#web/ui/card.tsx';
import { MapBox } from '#web/ui/map/map-box.tsx';
import { addressLines } from './address-words.ts';
import { useStateName } from './use-state-name.ts';

/** Shows the address of a company and, if its position is known, a map. */
export function AddressCard({ company: { name, address } }: { readonly company: Company }) {
  const { t } = useLingui();
  const { lat, lng } = address;
  const pins = useMemo(
    () => (lat === undefined || lng === undefined ? [] : [{ id: 'here', point: { lat, lng }, label: name }]),
    [lat, lng, name],
  );
  const lines = addressLines(address, useStateName(address.stateId));
  return (
    <Card title={t`Address`}>
      <address className="card-b">
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {lines.length === 0 && <span className="meta">{t`No address yet.`}</span>}
      </address>
      {pins.length > 0 && <MapBox label={t`Map of ${name}`} pins={pins} className="map-preview" />}
    </Card>
  );
}
