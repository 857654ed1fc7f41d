import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type RetryNoticeProps = Readonly<{
  tone: ComponentProps<typeof Notice>['tone'];
  again: () => void;
  children: ReactNode;
}>;
/** Says what could not be loaded, with a button that tries again. */
export const RetryNotice = ({ tone, again, children }: RetryNoticeProps) => (
  <Notice
    tone={tone}
    action={
      <Button size="sm" onClick={again}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    {children}
  </Notice>
);
