import { Suspense, useEffect, useState } from 'react';
import { onSignal, type Signals } from '#web/platform/signals.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';

const SignInAgain = dialogPart(
  async () => (await import('#web/domains/identity/account/widgets/sign-in-again.tsx')).SignInAgain,
);

/** Over a page that would lose what is typed if it went to sign in by itself. */
export function SignedOut() {
  const [lost, setLost] = useState<Signals['signedOut']>();
  useEffect(() => {
    const forget = onSignal('signedOut', setLost);
    return forget;
  }, []);
  if (!lost) return null;
  return (
    <Suspense>
      <SignInAgain onClose={() => setLost(undefined)} onLeave={lost.leave} />
    </Suspense>
  );
}
