import { Trans } from '@lingui/react/macro';

/** The verification code of a sealed document, with the page that checks it. */
export function CodeLine({ code }: { readonly code: string }) {
  const page = `${location.origin}/esign/verify`;
  return (
    <p>
      <Trans>
        Verification code: <b className="num">{code}</b>. Anyone can check it at{' '}
        <a href="/esign/verify" target="_blank" rel="noopener noreferrer">
          {page}
        </a>
        .
      </Trans>
    </p>
  );
}
