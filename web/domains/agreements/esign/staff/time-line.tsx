import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/ui/card.tsx';
import { NearTime } from '#web/ui/near-time.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { eventsQuery } from '../queries.ts';

/** The time line, the newest event first. Each line is an event of the audit chain. */
export function TimeLine({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { data } = useQuery(eventsQuery(id));
  return (
    <Card title={t`What has happened`} count={data?.lines.length ?? 0}>
      {!data && <SkeletonLines lines={5} />}
      <ol className="es-line">
        {data?.lines.toReversed().map(({ n, at, text, byName, about }) => (
          <li key={n}>
            <span className="col grow">
              <span>{text}</span>
              <span className="meta cut">{[byName, about === byName ? '' : about].filter(Boolean).join(': ')}</span>
            </span>
            <NearTime at={at} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
