import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import type { SeenFile, SeenShare } from '#shared/domains/relations/link/share.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { sizeText } from '#web/ui/controls/file-size.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { afterDownload } from '../model/after-download.ts';
import { OpenedPage } from '../widgets/opened-page.tsx';
import type { OpenedLink } from '../widgets/use-link-act.ts';
import { WorksUntil } from '../widgets/works-until.tsx';
import { ShareFoot } from './share-foot.tsx';
import './share.css';
import { ZipBox } from './zip-box.tsx';

const { fetchShared } = linkContract.routes;

interface OpenFilesProps extends OpenedLink<SeenShare> {
  readonly view: SeenShare;
}

/** Fetches one file at a time, so that a second press counts no second download. */
function useFetching({ secret, view, onView }: OpenFilesProps) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ id, name }: SeenFile) => {
      const { url } = await call(fetchShared, { params: { secret }, body: { fileId: id } });
      saveAs({ url, name });
    },
    onSuccess: () => onView(afterDownload(view)),
  });
}

function FileLine({
  file,
  busy,
  off,
  onFetch,
}: Readonly<{ file: SeenFile; busy: boolean; off: boolean; onFetch: () => void }>) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { name, size, createdAt, scan } = file;
  const facts = [sizeText(size, currentTag()), day({ instant: createdAt, zone: timeZone }, { year: true })];
  return (
    <li>
      <FileText size={18} aria-hidden="true" />
      <span className="col grow">
        <span className="strong sf-name">{name}</span>
        <span className="meta num">{facts.join(' · ')}</span>
        {scan === 'pending' && <span className="meta">{t`Being checked. Try again in a minute.`}</span>}
        {scan === 'rejected' && <span className="meta">{t`This file did not pass the check.`}</span>}
      </span>
      {!scan && (
        <Button
          icon={<Download size={15} />}
          aria-label={t`Download ${name}`}
          busy={busy}
          disabled={off}
          onClick={onFetch}
        >
          <span className="sf-word">{t`Download`}</span>
        </Button>
      )}
    </li>
  );
}

function Left({ view: { left, senderName } }: Pick<OpenFilesProps, 'view'>) {
  if (left === undefined) return null;
  if (left <= 0)
    return (
      <Notice tone="amber" fact={<Trans>All downloads of this link are used up.</Trans>}>
        <Trans>{senderName} can send you a new one.</Trans>
      </Notice>
    );
  return (
    <p className="meta num" role="status">
      <Plural value={left} one="# download left" other="# downloads left" />
    </p>
  );
}

/** The files of a link, each with its button, and all as one ZIP. */
export function OpenFiles(props: OpenFilesProps) {
  const { view } = props;
  const { agency, isPreview, files, title, expiresAt, left } = view;
  const fetching = useFetching(props);
  const isUsedUp = left !== undefined && left <= 0;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <OpenedPage agency={agency} isPreview={isPreview} foot={<ShareFoot />}>
      <section className="sf-head">
        <h1>{title}</h1>
        <p className="mut num">
          <Plural value={files.length} one="# file" other="# files" /> · {sizeText(total, currentTag())}
        </p>
        <Left view={view} />
      </section>
      <Problem error={fetching.error} />
      {files.length > 1 && !isPreview && !isUsedUp && <ZipBox {...props} />}
      <ul className="sf-list">
        {files.map((file) => (
          <FileLine
            key={file.id}
            file={file}
            busy={fetching.isPending && fetching.variables.id === file.id}
            off={fetching.isPending || isUsedUp}
            onFetch={() => fetching.mutate(file)}
          />
        ))}
      </ul>
      <WorksUntil expiresAt={expiresAt} />
    </OpenedPage>
  );
}
