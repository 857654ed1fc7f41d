import { Plural, Trans } from '@lingui/react/macro';
import { Check, FileText } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useRoleOf } from './file-list.tsx';
import { useGuest } from './guest.ts';
import { isAgreed, unopened } from './opened-files.ts';
import { OtherOptions } from './other-options.tsx';
import { SignForm } from './sign-form.tsx';
import { StepHeading } from './steps.tsx';

/** Names each file that the reader agrees to. */
function Summary() {
  const { files } = useGuest().invitation;
  const roleOf = useRoleOf();
  return (
    <ul className="eg-files">
      {files.filter(isAgreed).map((file) => (
        <li key={file.id}>
          <FileText size={18} aria-hidden="true" />
          <span className="col grow">
            <span className="strong eg-name">{file.name}</span>
            <span className="mut">
              <Plural value={file.pages} one="# page" other="# pages" />, {roleOf(file)}
            </span>
          </span>
          {file.isViewed && (
            <span className="eg-opened">
              <Check size={14} aria-hidden="true" /> <Trans>Opened</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function ReadFirst() {
  const { invitation, go } = useGuest();
  const left = unopened(invitation.files);
  return (
    <Notice
      tone="blue"
      fact={<Trans>Open every document first.</Trans>}
      action={
        <Button onClick={() => go('documents')}>
          <Trans>Read the documents</Trans>
        </Button>
      }
    >
      <Plural value={left.length} one="One is left." other="# are left." />
    </Notice>
  );
}

/** The last step: what is agreed to, and the act. */
export function Sign() {
  const { me, files, isPreview } = useGuest().invitation;
  const isReady = unopened(files).length === 0;
  return (
    <>
      <div className="eg-head">
        <StepHeading>{me.role === 'approver' ? <Trans>Approve</Trans> : <Trans>Sign</Trans>}</StepHeading>
        <p className="mut">
          {me.role === 'approver' ? (
            <Trans>You approve these documents:</Trans>
          ) : (
            <Trans>You sign these documents:</Trans>
          )}
        </p>
      </div>
      <Summary />
      {!isPreview && (isReady ? <SignForm /> : <ReadFirst />)}
      <OtherOptions />
    </>
  );
}
