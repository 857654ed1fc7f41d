import { Trans } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { pageOfSigning } from '#shared/domains/agreements/esign/page.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { MyRow } from './selection.ts';

/** Says what keeps a row from being signed, and leads there. */
export function MyPart({ row, onRead }: { readonly row: MyRow; readonly onRead: () => void }) {
  const { readiness, insteadOf } = row.mine;
  return (
    <span className="row es-part">
      {insteadOf && (
        <span>
          <Trans>For {insteadOf}</Trans>
        </span>
      )}
      {readiness === 'ready' && (
        <span>
          <Trans>Ready to sign</Trans>
        </span>
      )}
      {readiness === 'unread' && (
        <Button size="sm" icon={<BookOpen size={13} />} onClick={onRead}>
          <Trans>Read first</Trans>
        </Button>
      )}
      {readiness === 'corrections' && (
        <PageLink to={pageOfSigning(row)}>
          <Trans>Decide on the corrections first</Trans>
        </PageLink>
      )}
      {readiness === 'hold' && (
        <span>
          <Trans>On hold until the corrected version is ready</Trans>
        </span>
      )}
    </span>
  );
}
