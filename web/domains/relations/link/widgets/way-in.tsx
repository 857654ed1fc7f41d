import type { ReactNode } from 'react';
import type { Bare } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';

const CodeAccess = part(async () => (await import('./code-access.tsx')).CodeAccess);

/** The press that opens a document, with the code where the link needs one. */
interface Opening {
  readonly params: { readonly secret: string };
  readonly body: { readonly code?: string };
}
interface WayInProps {
  /** Mails the code. */
  readonly route: Bare<{ params: { secret: string }; body: Record<string, never> }, unknown>;
  readonly secret: string;
  readonly codeTo: string | undefined;
  readonly entering: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (opening: Opening) => void;
    readonly reset: () => void;
  };
  /** The words on the button. */
  readonly action: ReactNode;
}
/** Opens a document at the press of a button, or with a code that is mailed to its recipient. */
export function WayIn({ route, secret, codeTo, entering, action }: WayInProps) {
  const { isPending: busy, error, mutate, reset } = entering;
  const params = { secret };
  if (codeTo)
    return (
      <CodeAccess
        route={route}
        secret={secret}
        to={codeTo}
        busy={busy}
        error={error}
        onSent={reset}
        onContinue={(code) => mutate({ params, body: { code } })}
      />
    );
  return (
    <Button kind="primary" size="xl" busy={busy} disabled={busy} onClick={() => mutate({ params, body: {} })}>
      {action}
    </Button>
  );
}
