import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { LinkFoot, LinkHead } from './public-page.tsx';

interface OpenedPageProps {
  readonly agency: string;
  /** Staff of the agency look at it. */
  readonly isPreview: boolean;
  /** Says what is recorded; by default, that the document was opened. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}
/** Frames what an opened link shows, in the agency's look. */
export const OpenedPage = ({ agency, isPreview, foot, children }: OpenedPageProps) => (
  <div className="lk-open">
    <LinkHead agency={agency} />
    {isPreview && (
      <Notice tone="blue" className="lk-preview" fact={<Trans>Preview for {agency} staff.</Trans>}>
        <Trans>It isn't counted as opened, and you cannot act here.</Trans>
      </Notice>
    )}
    <main id="main" className="lk-open-main">
      {children}
    </main>
    <LinkFoot>{foot}</LinkFoot>
  </div>
);
