import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { GuestList } from '#shared/domains/journeys/guest-list/schemas.ts';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import type { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { EmailStateMark } from '#web/domains/relations/email-message/widgets/email-state.tsx';
import { LinkActions } from '#web/domains/relations/link/widgets/link-actions.tsx';
import { mailTrouble } from '#web/domains/relations/link/widgets/mail-trouble.ts';
import { call, mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/status.tsx';
import { contentQuery, linksQuery } from '../queries.ts';
import { useUseNames } from './words.tsx';

const LinkDialog = dialogPart(async () => (await import('./link-dialog.tsx')).LinkDialog);
const { copy, withdraw, renew } = guestListLinkContract.routes;
/** A link that has just been made is mailed within seconds. */
const LOOK_MS = 3_000;

function State({ link, zone }: { readonly link: LinkRow; readonly zone: string }) {
  const { day, near } = useFormat();
  if (link.state === 'withdrawn') return <Tag tone="grey">{<Trans>Withdrawn</Trans>}</Tag>;
  if (link.state === 'expired') return <Tag tone="amber">{<Trans>Expired</Trans>}</Tag>;
  const trouble = mailTrouble(link);
  if (trouble) return <EmailStateMark state={trouble} />;
  const opened = link.lastOpenedAt ? <Trans>Opened {near(link.lastOpenedAt)}</Trans> : <Trans>Not opened yet</Trans>;
  return (
    <span className="meta num">
      {/* Reading a list is not recorded. */}
      {link.guests?.use !== 'view' && <>{opened} · </>}
      <Trans>until {day({ instant: link.expiresAt, zone })}</Trans>
    </span>
  );
}

interface RowProps {
  readonly list: GuestList;
  readonly link: LinkRow;
  readonly places: ReadonlyMap<string, string>;
  readonly onChanged: () => Promise<unknown>;
}
function Renew({ list, link, onChanged }: RowProps) {
  const { t } = useLingui();
  const renewing = useMutation({ ...mutationOf(renew), onSuccess: onChanged });
  const params = { id: list.id, linkId: link.id };
  return (
    <IconButton
      label={t`Renew the link for ${link.recipient.name}`}
      disabled={renewing.isPending}
      onClick={() => renewing.mutate({ params, body: {} })}
    >
      <RotateCcw size={15} />
    </IconButton>
  );
}

function Row(props: RowProps) {
  const { list, link, places, onChanged } = props;
  const uses = useUseNames();
  const { recipient, guests, state } = link;
  const at = { params: { id: list.id, linkId: link.id }, body: {} };
  const place = guests?.placeId ? (places.get(guests.placeId) ?? '–') : <Trans>All allotments</Trans>;
  return (
    <li className="gl-link">
      <span className="col grow gl-words">
        <span className="strong">{recipient.name}</span>
        <span className="meta">
          {uses[guests?.use ?? 'view']} · {place}
          {recipient.email && ` · ${recipient.email}`}
        </span>
        <span className="row">
          <State link={link} zone={list.show.zone} />
        </span>
      </span>
      <span className="row">
        <LinkActions link={link} copy={() => call(copy, at)} withdraw={() => call(withdraw, at).then(onChanged)} />
        {state !== 'live' && <Renew {...props} />}
      </span>
    </li>
  );
}

const liveFirst = (rows: readonly LinkRow[]) =>
  rows.toSorted((a, b) => Number(b.state === 'live') - Number(a.state === 'live'));

/** The links of a guest list: who may ask for guests, read it, or check guests in. */
export function LinksPanel({ list }: { readonly list: GuestList }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isNew, setNew] = useState(false);
  const { data: content } = useQuery(contentQuery(list.id));
  const { data } = useQuery({
    ...linksQuery(list.id),
    refetchInterval: ({ state }) => (state.data?.rows.some(({ mail }) => mail === 'queued') ? LOOK_MS : false),
  });
  const onChanged = () => queries.invalidateQueries({ queryKey: linksQuery(list.id).queryKey });
  const places = content?.places ?? [];
  const names = new Map(places.map(({ id, name }) => [id, name]));
  return (
    <Card
      title={t`Links`}
      count={data?.rows.length ?? 0}
      action={
        <Button size="sm" icon={<Plus size={14} />} onClick={() => setNew(true)}>
          {t`New link`}
        </Button>
      }
    >
      {!data && <SkeletonLines lines={3} />}
      {data?.rows.length === 0 && (
        <p className="card-b meta">
          {t`Give artists, promoters and venues a link to ask for guests, to read the list, or to check guests in at the door. They need no account.`}
        </p>
      )}
      <ul>
        {liveFirst(data?.rows ?? []).map((link) => (
          <Row key={link.id} list={list} link={link} places={names} onChanged={onChanged} />
        ))}
      </ul>
      <Suspense>
        {isNew && <LinkDialog list={list} places={places} onClose={() => setNew(false)} onMade={onChanged} />}
      </Suspense>
    </Card>
  );
}
