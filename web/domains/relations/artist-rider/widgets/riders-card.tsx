import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, ScrollText } from 'lucide-react';
import { type ArtistRider, artistRiderContract } from '#shared/domains/relations/artist-rider/contract.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { cultureName, useKindNames } from './rider-words.ts';
import './riders-card.css';

const { list, download } = artistRiderContract.routes;
/** An artist has few. */
const ALL = 100;

function Row({ rider }: { readonly rider: ArtistRider }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const kinds = useKindNames();
  const { id, name, kind, language, version, validFrom, fileName } = rider;
  const facts = [kinds[kind], cultureName(language), version, validFrom && day({ date: validFrom }, { year: true })];
  return (
    <li className="rd">
      <span className="col grow">
        <PageLink to={`/artistrider/${id}`} className="strong cut">
          {name}
        </PageLink>
        <span className="meta cut">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {fileName && (
        <IconButton
          label={t`Download ${fileName}`}
          onClick={() => void call(download, { params: { id } }).then(saveAs)}
        >
          <Download size={15} />
        </IconButton>
      )}
    </li>
  );
}

/** The riders of an artist that count now. */
export function RidersCard({ artistId }: { readonly artistId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(queryOf(list, { body: { artistId, isActive: true, perPage: ALL } }));
  return (
    <Card title={t`Riders`} icon={<ScrollText size={15} aria-hidden="true" />} count={data?.total ?? 0}>
      {data?.total === 0 && <p className="card-b meta">{t`No riders yet.`}</p>}
      <ul>
        {data?.rows.map((rider) => (
          <Row key={rider.id} rider={rider} />
        ))}
      </ul>
    </Card>
  );
}
