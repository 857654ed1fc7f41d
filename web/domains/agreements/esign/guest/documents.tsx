import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Changes } from './changes.tsx';
import { DownloadButton, useRoleOf } from './file-list.tsx';
import { FileSheets } from './file-sheets.tsx';
import { useGuest } from './guest.ts';
import { areAllOpened, isAgreed, unopened } from './opened-files.ts';
import { StepHeading } from './steps.tsx';
import { TextView } from './text-view.tsx';

const PANEL = 'eg-file';

function Progress({ next, onNext }: { readonly next: string | undefined; readonly onNext: () => void }) {
  const { invitation, standing, go } = useGuest();
  const { files, me } = invitation;
  if (standing !== 'turn')
    return (
      <Button size="xl" onClick={() => go('details')}>
        <Trans>Back</Trans>
      </Button>
    );
  const agreed = files.filter(isAgreed);
  const opened = agreed.filter(({ isViewed }) => isViewed).length;
  return (
    <>
      <span className="mut num grow" role="status">
        {areAllOpened(files) ? (
          <Plural value={opened} one="The document is opened" other="All # documents are opened" />
        ) : (
          <Trans>
            {opened} of {agreed.length} opened
          </Trans>
        )}
      </span>
      {next ? (
        <Button kind="primary" size="xl" onClick={onNext}>
          <Trans>Next document</Trans>
        </Button>
      ) : (
        <Button kind="primary" size="xl" onClick={() => go('sign')}>
          {me.role === 'approver' ? <Trans>Continue to approve</Trans> : <Trans>Continue to sign</Trans>}
        </Button>
      )}
    </>
  );
}

/** The second step: the files, each in its tab. A file that was shown counts as opened. */
export function Documents() {
  const { t } = useLingui();
  const { files } = useGuest().invitation;
  const [fileId, setFileId] = useState(() => (unopened(files)[0] ?? files[0])?.id);
  const [isText, setText] = useState(false);
  const roleOf = useRoleOf();
  const file = files.find(({ id }) => id === fileId) ?? files[0];
  if (!file) return null;
  const next = unopened(files).find(({ id }) => id !== file.id)?.id;
  return (
    <>
      <div className="eg-read-h">
        <StepHeading>{files.length > 1 ? t`Documents` : file.name}</StepHeading>
        {files.length > 1 && (
          <Tabs
            label={t`Documents`}
            panelId={PANEL}
            value={file.id}
            onChange={setFileId}
            items={files.map(({ id, name, isViewed }) => ({
              value: id,
              label: (
                <span className="row">
                  {isViewed && <Check size={13} aria-label={t`Opened`} />}
                  {name}
                </span>
              ),
            }))}
          />
        )}
        <div className="row eg-read-b">
          <span className="mut grow cut">
            <Plural value={file.pages} one="# page" other="# pages" />, {roleOf(file)}
          </span>
          <Button aria-pressed={isText} onClick={() => setText(!isText)}>
            {t`Text only`}
          </Button>
          <DownloadButton file={file} />
        </div>
      </div>
      <Changes />
      <div
        id={PANEL}
        className="eg-sheets"
        {...(files.length > 1 ? { role: 'tabpanel', 'aria-label': file.name } : {})}
      >
        {isText ? <TextView key={file.id} file={file} /> : <FileSheets key={file.id} file={file} />}
      </div>
      <div className="eg-foot row">
        <Progress next={next} onNext={() => setFileId(next)} />
      </div>
    </>
  );
}
