import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { File } from '#shared/domains/attached/file/schemas.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import type { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { EmailStateMark } from '#web/domains/relations/email-message/widgets/email-state.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Tag } from '#web/ui/status.tsx';
import { LinkActions } from './link-actions.tsx';
import { mailTrouble } from './mail-trouble.ts';
import './file-links.css';

const ShareDialog = dialogPart(async () => (await import('../parts/share-dialog.tsx')).ShareDialog);
const { fileLinks, copyFiles, withdrawFiles } = linkContract.routes;
/** A link that has just been made is mailed within seconds. */
const LOOK_MS = 3_000;

export interface FileLinksProps extends RecordSubject {
  readonly files: readonly Pick<File, 'id' | 'name' | 'size'>[];
}

function State({ link }: { readonly link: LinkRow }) {
  const { day, near } = useFormat();
  const { zone } = useMe().user;
  if (link.state === 'withdrawn') return <Tag tone="grey">{<Trans>Withdrawn</Trans>}</Tag>;
  if (link.state === 'expired') return <Tag tone="amber">{<Trans>Expired</Trans>}</Tag>;
  if (link.state === 'finished') return <Tag tone="amber">{<Trans>Used up</Trans>}</Tag>;
  const trouble = mailTrouble(link);
  if (trouble) return <EmailStateMark state={trouble} />;
  return (
    <span className="meta num">
      {link.lastOpenedAt ? <Trans>Opened {near(link.lastOpenedAt)}</Trans> : <Trans>Not opened yet</Trans>} ·{' '}
      <Trans>until {day({ instant: link.expiresAt, zone })}</Trans>
      {link.needsCode && (
        <>
          {' · '}
          <Trans>code required</Trans>
        </>
      )}
    </span>
  );
}

function Counts({ share }: Pick<LinkRow, 'share'>) {
  const { fileIds = [], downloads = 0, maxDownloads } = share ?? {};
  return (
    <span className="meta num">
      <Plural value={fileIds.length} one="# file" other="# files" /> ·{' '}
      {maxDownloads === undefined ? (
        <Plural value={downloads} one="# download" other="# downloads" />
      ) : (
        <Trans>
          {downloads} of {maxDownloads} downloads
        </Trans>
      )}
      {share?.isNewest && (
        <>
          {' · '}
          <Trans>always the newest version</Trans>
        </>
      )}
    </span>
  );
}

interface RowProps extends Pick<RecordSubject, 'entity'> {
  readonly link: LinkRow;
  readonly onChanged: () => Promise<unknown>;
}
function Row({ entity, link, onChanged }: RowProps) {
  const { recipient, title, share } = link;
  const at = { params: { id: link.id }, body: { entity } };
  return (
    <li className="fs-link">
      <span className="col grow">
        <span className="strong fs-name">{title}</span>
        <span className="meta fs-name">{[recipient.name, recipient.email].filter(Boolean).join(' · ')}</span>
        <Counts share={share} />
        <span className="row">
          <State link={link} />
        </span>
      </span>
      <span className="row">
        <LinkActions
          link={link}
          copy={() => call(copyFiles, at)}
          withdraw={() => call(withdrawFiles, at).then(onChanged)}
        />
      </span>
    </li>
  );
}

/** The links to files of a record: who has them, and how often they were used. */
export function FileLinks(props: FileLinksProps) {
  const { entity, recordId, files } = props;
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isNew, setNew] = useState(false);
  const query = queryOf(fileLinks, { body: { entity, recordId } });
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data?.rows.some(({ mail }) => mail === 'queued') ? LOOK_MS : false),
  });
  const onChanged = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const rows = data?.rows ?? [];
  if (files.length === 0 && rows.length === 0) return null;
  return (
    <Card
      title={t`Shared by link`}
      icon={<Link2 size={15} aria-hidden="true" />}
      count={rows.length}
      action={
        files.length > 0 && (
          <Button size="sm" icon={<Share2 size={14} />} onClick={() => setNew(true)}>
            {t`Share files`}
          </Button>
        )
      }
    >
      {data && rows.length === 0 && (
        <p className="card-b meta">{t`Send files to people without an account by one link.`}</p>
      )}
      <ul>
        {rows.map((link) => (
          <Row key={link.id} entity={entity} link={link} onChanged={onChanged} />
        ))}
      </ul>
      <Suspense>{isNew && <ShareDialog {...props} onClose={() => setNew(false)} onMade={onChanged} />}</Suspense>
    </Card>
  );
}
