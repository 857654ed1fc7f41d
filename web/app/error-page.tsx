import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate, useRouter } from '@tanstack/react-router';
import { Copy, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError, isApiError, isAway, isExpected } from '#web/platform/api-error.ts';
import { says } from '#web/platform/says.ts';
import { Button, buttonClass, IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toaster.ts';
import { report } from './errors/watch.ts';

/** Eight characters that name one failure to support: the request's, else of the moment. */
const codeOf = (error: unknown): string =>
  (error instanceof ApiError ? error.requestId : undefined) ?? `W-${Date.now().toString(36).toUpperCase()}`;

const home = () => (
  <Link to="/" className={buttonClass({ size: 'lg' })}>
    <Trans>Go to dashboard</Trans>
  </Link>
);

/** A part or a page that failed; what is around it stays. */
export function ErrorPage({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const { t } = useLingui();
  useEffect(() => {
    report(error, 'page');
  }, [error]);
  if (isApiError(error, 'notFound')) return <NotFoundPage />;
  const mergedInto = isApiError(error, 'merged') ? error.errors[0]?.target : undefined;
  if (mergedInto) return <Navigate to={mergedInto} replace />;
  if (isAway(error)) return <AwayPage onRetry={reset} />;
  const code = codeOf(error);
  const copy = () => void navigator.clipboard.writeText(code).then(() => toast(t`Code copied`));
  return (
    <EmptyState
      icon={null}
      title={isExpected(error) ? error.message : says('unexpected')}
      text={
        <>
          {t`If it happens again, quote this code:`} <code>{code}</code>
          <IconButton label={t`Copy the code`} onClick={copy}>
            <Copy size={14} />
          </IconButton>
        </>
      }
      actions={
        <>
          <Button kind="primary" size="lg" icon={<RotateCw size={15} />} onClick={reset}>
            {t`Try again`}
          </Button>
          {home()}
        </>
      }
    />
  );
}

/** No fault of anybody: what it needs was not fetched yet. Its code is asked for by the router alone. */
function AwayPage({ onRetry }: { readonly onRetry: () => void }) {
  const router = useRouter();
  const again = () => void router.invalidate().then(onRetry);
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  return (
    <EmptyState
      icon={null}
      title={<Trans>You're offline</Trans>}
      text={<Trans>This page hasn't been loaded yet. It will open once you're back online.</Trans>}
      actions={
        <Button kind="primary" size="lg" icon={<RotateCw size={15} />} onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

export const NotFoundPage = () => (
  <EmptyState
    icon={null}
    title={<Trans>Page not found</Trans>}
    text={<Trans>It may have been deleted, or the address may be incomplete.</Trans>}
    actions={home()}
  />
);

export const NoRightPage = () => (
  <EmptyState
    icon={null}
    title={<Trans>You don't have access to this page</Trans>}
    text={<Trans>An administrator of your agency can give you access.</Trans>}
    actions={home()}
  />
);
