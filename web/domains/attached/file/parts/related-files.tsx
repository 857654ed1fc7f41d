import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, Link2, ScrollText } from 'lucide-react';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import type { File, RelatedAgreement } from '#shared/domains/attached/file/schemas.ts';
import { artistRiderContract } from '#shared/domains/relations/artist-rider/contract.ts';
import { pageOfSubject, placeOfRecord, type RecordSubject } from '#shared/kernel/record/subject.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { downloadRoute } from '#web/platform/kind-routes.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { toast } from '#web/ui/toaster.ts';
import { saveAs } from '../widgets/save-as.ts';
import { Thumbnail } from './file-title.tsx';
import { useFileWork } from './use-file-work.tsx';

/** Downloads an agreement. An agreement without a PDF answers with its own error. */
async function fetchAgreement({ kind, id }: RelatedAgreement): Promise<void> {
  const params = { id };
  try {
    if (kind === 'rider') saveAs(await call(artistRiderContract.routes.download, { params }));
    else saveAs(await call(downloadRoute<Parameters<typeof saveAs>[0]>(kind), { params, body: {} }));
  } catch (error) {
    if (!isExpected(error)) throw error;
    toast(error.message);
  }
}

function Agreement({ agreement }: { readonly agreement: RelatedAgreement }) {
  const { t } = useLingui();
  const names = useKindWords('one');
  const { kind, id, name, recordTitle } = agreement;
  return (
    <li>
      <span className="thumb">
        <ScrollText size={18} aria-hidden="true" />
      </span>
      <span className="col grow">
        <PageLink to={kind === 'rider' ? `/artistrider/${id}` : placeOfRecord(kind, id)} className="strong cut">
          {kind === 'rider' ? name : `${names[kind]} ${name}`}
        </PageLink>
        <span className="meta cut">{recordTitle}</span>
      </span>
      <IconButton label={t`Download ${name}`} onClick={() => void fetchAgreement(agreement)}>
        <Download size={15} />
      </IconButton>
    </li>
  );
}

function Related({ file }: { readonly file: File }) {
  const { t } = useLingui();
  const { fetchFile } = useFileWork();
  const { name, recordTitle } = file;
  return (
    <li>
      <Thumbnail file={file} />
      <span className="col grow">
        <span className="strong cut">{name}</span>
        <PageLink to={pageOfSubject(file, 'files')} className="meta cut">
          {recordTitle}
        </PageLink>
      </span>
      <IconButton label={t`Download ${name}`} onClick={() => void fetchFile(file)}>
        <Download size={15} />
      </IconButton>
    </li>
  );
}

/** Lists the files of linked records: the artist's riders, the contract, the production's plans. */
export function RelatedFiles({ target }: { readonly target: RecordSubject }) {
  const { data } = useQuery(queryOf(fileContract.routes.related, { body: target }));
  const count = (data?.rows.length ?? 0) + (data?.papers.length ?? 0);
  if (!data || count === 0) return null;
  return (
    <Card title={<Trans>Related files</Trans>} icon={<Link2 size={15} aria-hidden="true" />} count={count}>
      <ul className="fl">
        {data.papers.map((agreement) => (
          <Agreement key={agreement.id} agreement={agreement} />
        ))}
        {data.rows.map((file) => (
          <Related key={file.id} file={file} />
        ))}
      </ul>
    </Card>
  );
}
