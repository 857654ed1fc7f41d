import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { LOCALE_OPTIONS, LOCALES, type Locale } from '#shared/kernel/text/locale.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { chooseLocale, currentLocale, offerLocale } from '#web/platform/i18n.ts';
import { onSignal } from '#web/platform/signals.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Select } from '#web/ui/input.tsx';
import './link.css';

export const LanguageSelect = () => (
  <Select
    aria-label="Language"
    className="lk-lang"
    options={LOCALE_OPTIONS}
    value={currentLocale()}
    onChange={(event) => {
      const locale = LOCALES.find((known) => known === event.target.value);
      if (locale) void chooseLocale(locale);
    }}
  />
);

/** Shows the agency that a public page belongs to. Our own name is only at the foot of the page. */
export const Brand = ({ agency }: { readonly agency: string | undefined }) =>
  agency ? (
    <span className="row lk-brand">
      <Avatar name={agency} />
      <span className="strong cut">{agency}</span>
    </span>
  ) : (
    <span className="lk-brand" />
  );

/** Keeps the address, which is a secret, from every page or file that is opened from here. */
export function useNoReferrer(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'referrer';
    meta.content = 'no-referrer';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

/** The recipient's language, unless the reader chose one on this device. */
export function useReaderLocale(locale: Locale | undefined): void {
  useEffect(() => {
    if (locale) void offerLocale(locale);
  }, [locale]);
}

/** Runs when the session of a link has ended, so that the page asks to open the link again. */
export function useLostLink(onLost: () => void): void {
  useEffect(() => {
    const forget = onSignal('linkLost', onLost);
    return forget;
  }, [onLost]);
}

/** Explains an unknown secret, or a page that failed to load. */
export function UnknownLink({ error }: { readonly error: Error }) {
  const told = isExpected(error);
  return (
    <>
      <h1 className="sentence">{told ? error.message : <Trans>Couldn't load this page</Trans>}</h1>
      <p className="mut">
        {told ? (
          <Trans>Check that the whole address was copied, or ask the sender for a new link.</Trans>
        ) : (
          <Trans>Please try again in a moment.</Trans>
        )}
      </p>
    </>
  );
}

/** The top of a page behind a link: the agency, and the language of the reader. */
export const LinkHead = ({ agency }: { readonly agency: string | undefined }) => (
  <header className="lk-h">
    <Brand agency={agency} />
    <LanguageSelect />
  </header>
);

/** The bottom: what is recorded; by default, that the document was opened. */
export const LinkFoot = ({ children }: { readonly children?: ReactNode }) => (
  <footer className="lk-f meta">
    {children ?? <Trans>Sent with Backline. We only record that the document was opened.</Trans>}
  </footer>
);

interface PublicPageProps {
  readonly agency: string | undefined;
  /** Says what is recorded; by default, that the document was opened. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}
/** Frames one task in the agency's look, without navigation and without tracking. */
export const PublicPage = ({ agency, foot, children }: PublicPageProps) => (
  <div className="lk">
    <LinkHead agency={agency} />
    <main className="lk-card" id="main">
      {children}
    </main>
    <LinkFoot>{foot}</LinkFoot>
  </div>
);
