import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Bare } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { AccessProblem } from './access-problem.tsx';

const CodeAccess = part(async () => (await import('./code-access.tsx')).CodeAccess);

interface Opening {
  readonly params: { readonly secret: string };
  readonly body: { readonly code?: string };
}
interface WayInProps {
  readonly secret: string;
  /** The visible part of the address that gets a code; left out, the button is enough. */
  readonly codeTo: string | undefined;
  readonly sendCode: Bare<{ params: { secret: string }; body: Record<string, never> }, unknown> | undefined;
  readonly opening: Pick<UseMutationResult<unknown, Error, Opening>, 'isPending' | 'error' | 'mutate' | 'reset'>;
  /** The words of the button. */
  readonly children: ReactNode;
}
/** The button that opens a link, or the code that it needs first. */
export function WayIn({ secret, codeTo, sendCode, opening, children }: WayInProps) {
  const { isPending: busy, error, mutate, reset } = opening;
  const params = { secret };
  if (codeTo && sendCode)
    return (
      <CodeAccess
        route={sendCode}
        secret={secret}
        to={codeTo}
        busy={busy}
        error={error}
        onSent={reset}
        onContinue={(code) => mutate({ params, body: { code } })}
      />
    );
  return (
    <>
      <Button kind="primary" size="xl" busy={busy} disabled={busy} onClick={() => mutate({ params, body: {} })}>
        {children}
      </Button>
      <AccessProblem error={error} />
    </>
  );
}
