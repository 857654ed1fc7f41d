import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isExpected } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface MissingProps {
  readonly error: Error;
  /** For an error without a message for users. */
  readonly title: ReactNode;
  readonly again: () => void;
}
/** Takes the place of what could not be loaded. */
export function Missing({ error, title, again }: MissingProps) {
  return (
    <EmptyState
      icon={null}
      title={isExpected(error) ? error.message : title}
      actions={
        <Button onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
