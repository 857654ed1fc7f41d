import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import type { Decision, OpenItem } from '#shared/domains/relations/hubspot/schemas.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { mutationOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import '#web/ui/item-rows.css';
import { openQuery } from '../queries.ts';
import { useFieldWords, useReasonWords } from './words.ts';

interface ItemProps {
  readonly item: OpenItem;
  readonly onDecide: (decision: Decision) => void;
}

/** Our records that one of HubSpot may be. */
function Candidates({ item: { kind, hubspotId, title, candidates }, onDecide }: ItemProps) {
  const { t } = useLingui();
  if (!hubspotId) return null;
  return (
    <ul className="item-rows">
      {candidates.map(({ id, title: name }) => (
        <li key={id}>
          <PageLink to={`${pathOfKind(kind)}/${id}`} className="grow">
            {name}
          </PageLink>
          <Button
            size="sm"
            aria-label={t`${title} is ${name}`}
            onClick={() => onDecide({ kind, hubspotId, recordId: id })}
          >
            {t`It is this one`}
          </Button>
        </li>
      ))}
      <li>
        <Button size="sm" aria-label={t`${title} is new`} onClick={() => onDecide({ kind, hubspotId })}>
          {t`It is a new one`}
        </Button>
      </li>
    </ul>
  );
}

function Item({ item, onDecide }: ItemProps) {
  const reasons = useReasonWords();
  const fields = useFieldWords();
  const { kind, reason, title, recordId } = item;
  return (
    <li>
      <div className="col grow">
        {recordId ? <PageLink to={`${pathOfKind(kind)}/${recordId}`}>{title}</PageLink> : <strong>{title}</strong>}
        <p className="meta">{reasons[reason]}</p>
        {item.fields.map(({ field, ours, theirs }) => (
          <p key={field} className="meta">
            <Trans>
              {fields[field] ?? field}: {ours || '–'} here, {theirs || '–'} at HubSpot
            </Trans>
          </p>
        ))}
        {reason === 'undecided' && <Candidates item={item} onDecide={onDecide} />}
      </div>
    </li>
  );
}

/** The records that a person has to look at. */
export function OpenItems() {
  const queries = useQueryClient();
  const { data } = useQuery(openQuery);
  const deciding = useMutation({
    ...mutationOf(hubspotContract.routes.decide),
    onSettled: () => queries.invalidateQueries({ queryKey: openQuery.queryKey }),
  });
  if (!data?.rows.length) return null;
  return (
    <Card title={<Trans>To look at</Trans>}>
      <ul className="item-rows">
        {data.rows.map((item) => (
          <Item
            key={`${item.kind} ${item.ref}`}
            item={item}
            onDecide={(decision) => deciding.mutate({ body: decision })}
          />
        ))}
      </ul>
    </Card>
  );
}
