import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download, FileCheck, FileText } from 'lucide-react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { useGuest } from './guest.ts';

type File = Invitation['files'][number];

/** Words for the part that a file has in the agreement. */
export function useRoleOf() {
  const { t } = useLingui();
  return ({ role }: File): string =>
    ({ sign: t`to be signed`, annex: t`part of the agreement`, info: t`for information` })[role];
}

/** Hands a file to the browser's downloads. */
export function DownloadButton({ file }: { readonly file: File }) {
  const { t } = useLingui();
  const { secret } = useGuest();
  const download = useMutation({
    mutationFn: async () => {
      const body = { fileId: file.id, inline: false };
      const address = await call(esignContract.routes.guestFile, { params: { secret }, body });
      saveAs({ ...address, name: file.name });
    },
  });
  return (
    <Button
      icon={<Download size={15} aria-hidden="true" />}
      aria-label={t`Download ${file.name}`}
      onClick={() => download.mutate()}
    >
      {t`Download`}
    </Button>
  );
}

/** The files to keep, after the reader's part is done. */
export function FileList() {
  const { files } = useGuest().invitation;
  const roleOf = useRoleOf();
  return (
    <section aria-labelledby="eg-files" className="eg-section">
      <h2 id="eg-files">
        <Trans>Documents</Trans>
      </h2>
      <ul className="eg-files">
        {files.map((file) => (
          <li key={file.id}>
            {file.isSealed ? <FileCheck size={18} aria-hidden="true" /> : <FileText size={18} aria-hidden="true" />}
            <span className="col grow">
              <span className="strong eg-name">{file.name}</span>
              <span className="mut">
                <Plural value={file.pages} one="# page" other="# pages" />
                {', '}
                {file.isSealed ? <Trans>sealed</Trans> : roleOf(file)}
              </span>
            </span>
            <DownloadButton file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}
