import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { contentContract } from '#shared/domains/identity/content/contract.ts';
import { CONTENT_KINDS, type ContentKind } from '#shared/domains/identity/content/kinds.ts';
import type { ContentFields } from '#shared/domains/identity/content/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const VersionDialog = dialogPart(async () => (await import('./version-dialog.tsx')).VersionDialog);
const query = queryOf(contentContract.routes.versions, {});
const PATHS: Readonly<Record<ContentKind, string>> = {
  gdpr: '/content/gdpr',
  terms: '/content/enduserlicenceterms',
  security: '/content/securitypolicy',
};

type RowProps = Readonly<{ content: ContentFields; onNew: () => void; onAcceptances: () => void }>;
function Row({ content, onNew, onAcceptances }: RowProps) {
  const { day } = useFormat();
  const { kind, title, version, date } = content;
  return (
    <li className="row lg-row">
      <span className="col grow">
        <PageLink to={`${PATHS[kind]}?version=${version}`} className="strong link">
          {title}
        </PageLink>
        <span className="meta num">
          <Trans>
            Version {version}, since {day({ date }, { year: true })}
          </Trans>
        </span>
      </span>
      {kind === 'terms' && (
        <Button size="sm" onClick={onAcceptances}>
          <Trans>Acceptances</Trans>
        </Button>
      )}
      <Button size="sm" onClick={onNew}>
        <Trans>New version</Trans>
      </Button>
    </li>
  );
}

/** The people who accepted a version of the licence terms. */
function Acceptances({ version, onClose }: { readonly version: number; readonly onClose: () => void }) {
  const { near } = useFormat();
  const params = { version: String(version) };
  const { data } = useQuery(queryOf(contentContract.routes.acceptances, { params }));
  return (
    <Dialog
      open
      title={<Trans>Accepted version {version}</Trans>}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {!data && <SkeletonLines lines={4} />}
      {data?.rows.length === 0 && (
        <p className="meta">
          <Trans>No one has accepted this version yet.</Trans>
        </p>
      )}
      <ul>
        {data?.rows.map(({ tenantId, subjectId, name, at }) => (
          <li key={subjectId} className="row">
            <span className="grow">{name}</span>
            <span className="meta num">{tenantId ? near(at) : <Trans>for a new agency, {near(at)}</Trans>}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The latest version of each document; the operator writes new ones. */
export function LegalTexts({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [edited, setEdited] = useState<ContentFields>();
  const [asked, setAsked] = useState<number>();
  const { data } = useQuery(query);
  const latest = CONTENT_KINDS.flatMap((kind) =>
    (data?.rows ?? [])
      .filter((one) => one.kind === kind)
      .toSorted((a, b) => b.version - a.version)
      .slice(0, 1),
  );
  return (
    <Dialog
      open
      size="send"
      title={t`Legal texts`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t`Close`}</Button>}
    >
      {!data && <SkeletonLines lines={4} />}
      <ul className="form-stack">
        {latest.map((content) => (
          <Row
            key={content.kind}
            content={content}
            onNew={() => setEdited(content)}
            onAcceptances={() => setAsked(content.version)}
          />
        ))}
      </ul>
      <Suspense>
        {edited && (
          <VersionDialog
            before={edited}
            onClose={() => setEdited(undefined)}
            onMade={() => queries.invalidateQueries({ queryKey: query.queryKey })}
          />
        )}
        {asked !== undefined && <Acceptances version={asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </Dialog>
  );
}
