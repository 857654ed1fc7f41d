import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { needsMeQuery } from '../queries.ts';
import { askedNames, requestPath } from './asked-names.ts';

/** The advancing requests with answers to decide. None, and no card. */
export function NeedsMeCard() {
  const { t } = useLingui();
  const { day } = useFormat();
  const { data } = useQuery(needsMeQuery);
  if (!data || data.total === 0) return null;
  const all = (
    <PageLink to="/advancing?needsMe=true" className="link">
      {t`All`}
    </PageLink>
  );
  return (
    <Card title={t`Advancing to decide`} count={data.total} action={all}>
      <ul className="da-rows">
        {data.rows.map((row) => (
          <li key={row.id}>
            <PageLink to={requestPath(row.id)} className="grow cut">
              <b>{row.show.title}</b> <span className="meta">{askedNames(row)}</span>
            </PageLink>
            <span className="num meta">{day({ date: row.show.date })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
